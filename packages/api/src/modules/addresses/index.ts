import type { Module } from '../../platform/module.ts';
import { addressesMigrations } from './addresses.migrations.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { auditAddresses } from './audit-addresses.ts';

export { type AddressInput, addAddress } from './add-address.ts';
export { type AddressSnapshot, defaultAddress, findAddress } from './find-address.ts';

export const addressesModule: Module = {
  name: 'addresses',
  migrations: addressesMigrations,
  routes: addressesRoutes,
  audits: [auditAddresses],
};
