import type { Module } from '../../platform/module.ts';
import { addressesMigrations } from './addresses.migrations.ts';

export { type AddressSnapshot, addressOf, defaultAddress } from './address-of.ts';

export const addressesModule: Module = { name: 'addresses', migrations: addressesMigrations };
