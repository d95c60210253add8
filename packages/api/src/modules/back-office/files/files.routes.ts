import { endpoints } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { listViews } from './list-views.ts';
import { openFile } from './open-file.ts';

export const filesRoutes = (app: App): void => {
  const { adminFiles } = endpoints;
  implement(app, adminFiles.open, async ({ ctx, body }) => ({ data: await openFile({ ctx, input: body }) }));
  implement(app, adminFiles.views, async ({ ctx, query, c }) => {
    const { rows, total } = await listViews({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
};
