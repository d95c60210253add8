import type { Module } from '../../platform/module.ts';
import { checkoutMigrations } from './checkout.migrations.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import './checkout.tables.ts';
import { purgeExpiredSessionsJob } from './session/purge-expired-sessions.ts';

export const checkoutModule: Module = {
  name: 'checkout',
  migrations: checkoutMigrations,
  routes: checkoutRoutes,
  sweeps: [purgeExpiredSessionsJob],
};
