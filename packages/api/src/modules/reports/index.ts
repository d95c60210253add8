import './reports.tables.ts';
import { endpoints, message } from '@pasar/contract';
import { implement } from '../../platform/http/implement.ts';
import type { Module } from '../../platform/module.ts';
import { createReport } from './create-report.ts';
import { reportsMigrations } from './reports.migrations.ts';

/** What people report to the market; staff decide in the back office. */
export const reportsModule: Module = {
  name: 'reports',
  migrations: reportsMigrations,
  routes: (app) =>
    implement(app, endpoints.reports.create, async ({ ctx, body }) => ({
      data: await createReport({ ctx, input: body }),
      message: message('report.sent', ctx.locale),
    })),
};
