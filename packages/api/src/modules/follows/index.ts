import './follows.tables.ts';
import type { Module } from '../../platform/module.ts';
import { followsMigrations } from './follows.migrations.ts';
import { followsRoutes } from './follows.routes.ts';

export { countFollowers, listFollowedStores } from './list-followed-stores.ts';

/** Who follows which store. Below promos (vouchers for followers) and catalog (store pages). */
export const followsModule: Module = {
  name: 'follows',
  migrations: followsMigrations,
  routes: followsRoutes,
};
