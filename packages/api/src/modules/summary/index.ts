import type { Module } from '../../platform/module.ts';
import { summaryMigrations } from './summary.migrations.ts';
import { summaryRoutes } from './summary.routes.ts';

/** The figures of a store. */
export const summaryModule: Module = {
  name: 'summary',
  migrations: summaryMigrations,
  routes: summaryRoutes,
};
