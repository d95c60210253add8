import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { decideReports } from './decide-reports.ts';
import { listReports } from './list-reports.ts';
import { readChat } from './read-chat.ts';

export const reportsRoutes = (app: App): void => {
  const { adminReports } = endpoints;
  implement(app, adminReports.list, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await listReports({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, adminReports.decide, async ({ ctx, body }) => ({
    data: await decideReports({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminReports.readChat, async ({ ctx, body }) => ({
    data: await readChat({ ctx, input: body }),
    message: message('admin.chat-read', ctx.locale),
  }));
};
