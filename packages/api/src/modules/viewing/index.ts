import './viewing.tables.ts';
import type { Module } from '../../platform/module.ts';
import { writeVisits } from './count-visit.ts';
import { viewingMigrations } from './viewing.migrations.ts';
import { viewingRoutes } from './viewing.routes.ts';

export { type DayVisits, visitsOf } from './visits-of.ts';

export const viewingModule: Module = {
  name: 'viewing',
  migrations: viewingMigrations,
  routes: viewingRoutes,
  queues: [writeVisits],
};
