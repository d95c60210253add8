import './stores.events.ts';
import type { Module } from '../../platform/module.ts';
import { banksMigrations } from './banks/banks.migrations.ts';
import { tellOfBank } from './banks/tell-of-bank.ts';
import { storesMigrations } from './stores.migrations.ts';
import { storesRoutes } from './stores.routes.ts';

export { bankOf, banks } from './banks/banks.ts';
export { bankOfMerchant } from './banks/read-bank.ts';
export { saveBank } from './banks/save-bank.ts';
export { merchantOfUser } from './merchant-of-user.ts';
export type { Merchants, StoreType } from './stores.tables.ts';

export const storesModule: Module = {
  name: 'stores',
  migrations: { ...storesMigrations, ...banksMigrations },
  routes: storesRoutes,
  consumers: [tellOfBank],
};
