import './saved-views.tables.ts';
import type { Module } from '../../platform/module.ts';
import { savedViewsMigrations } from './saved-views.migrations.ts';
import { savedViewsRoutes } from './saved-views.routes.ts';

/** Named filters of lists. */
export const savedViewsModule: Module = {
  name: 'saved-views',
  migrations: savedViewsMigrations,
  routes: savedViewsRoutes,
};
