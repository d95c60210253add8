import './view-history.tables.ts';
import type { Module } from '../../platform/module.ts';
import { writeVisits } from './store-visits/count-store-visit.ts';
import { viewHistoryMigrations } from './view-history.migrations.ts';
import { viewHistoryRoutes } from './view-history.routes.ts';

export { type DayVisits, listStoreVisits } from './store-visits/list-store-visits.ts';

export const viewHistoryModule: Module = {
  name: 'view-history',
  migrations: viewHistoryMigrations,
  routes: viewHistoryRoutes,
  queues: [writeVisits],
  queuesOn: 'each',
};
