import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { decideAppeal } from './decide-appeal.ts';
import { listAppeals } from './find-appeals.ts';

export const appealsRoutes = (app: App): void => {
  const { adminAppeals } = endpoints;
  implement(app, adminAppeals.list, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await listAppeals({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, adminAppeals.decide, async ({ ctx, body }) => ({
    data: await decideAppeal({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
};
