import './appeals.tables.ts';
import { endpoints, message } from '@pasar/contract';
import { implement } from '../../platform/http/implement.ts';
import type { Module } from '../../platform/module.ts';
import { appealsMigrations } from './appeals.migrations.ts';
import { createAppeal } from './create-appeal.ts';
import { readAppeal } from './read-appeal.ts';

/** Appeals of owners against blocks; a colleague decides in the back office. */
export const appealsModule: Module = {
  name: 'appeals',
  migrations: appealsMigrations,
  routes: (app) => {
    implement(app, endpoints.appeals.read, async ({ ctx, query }) => ({
      data: await readAppeal({ ctx, input: query }),
    }));
    implement(app, endpoints.appeals.create, async ({ ctx, body }) => ({
      data: await createAppeal({ ctx, input: body }),
      message: message('appeal.sent', ctx.locale),
    }));
  },
};
