import type { Module } from '../../platform/module.ts';
import { addressesMigrations } from './addresses.migrations.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { auditBooks } from './audit-books.ts';

export { type AddressInput, addAddress } from './add-address.ts';
export { type AddressSnapshot, addressOf, defaultAddress } from './address-of.ts';

export const addressesModule: Module = {
  name: 'addresses',
  migrations: addressesMigrations,
  routes: addressesRoutes,
  audits: [auditBooks],
};
