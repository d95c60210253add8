import './reports.tables.ts';
import { endpoints, message } from '@pasar/contract';
import { implement } from '../../platform/http/implement.ts';
import type { Module } from '../../platform/module.ts';
import { createReport } from './create-report.ts';
import { reportMessage } from './report-message.ts';
import { reportsMigrations } from './reports.migrations.ts';

/** What people report to the market; staff decide in the back office. */
export const reportsModule: Module = {
  name: 'reports',
  migrations: reportsMigrations,
  routes: (app) => {
    implement(app, endpoints.reports.create, async ({ ctx, body }) => ({
      data: await createReport({ ctx, input: body }),
      message: message('report.sent', ctx.locale),
    }));
    for (const side of ['buyer', 'seller'] as const) {
      const { report } = side === 'buyer' ? endpoints.buyerChat : endpoints.sellerChat;
      implement(app, report, async ({ ctx, params, body }) => ({
        data: await reportMessage({ ctx, input: { ...params, ...body, side } }),
        message: message('report.sent', ctx.locale),
      }));
    }
  },
};
