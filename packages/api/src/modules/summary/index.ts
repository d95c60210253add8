import type { Module } from '../../platform/module.ts';
import { summaryMigrations } from './summary.migrations.ts';
import { summaryRoutes } from './summary.routes.ts';

export { computeDelta } from './figures.ts';
export { cameToNothing } from './read-order-totals.ts';
export { type Days, later, type SummaryRange, summaryRange, toTimeRange } from './summary-range.ts';

/** The figures of a store. */
export const summaryModule: Module = {
  name: 'summary',
  migrations: summaryMigrations,
  routes: summaryRoutes,
};
