import './stores.events.ts';
import type { Module } from '../../platform/module.ts';
import { storesMigrations } from './stores.migrations.ts';
import { storesRoutes } from './stores.routes.ts';

export { merchantOfUser } from './merchant-of-user.ts';
export type { Merchants, StoreType } from './stores.tables.ts';

export const storesModule: Module = { name: 'stores', migrations: storesMigrations, routes: storesRoutes };
