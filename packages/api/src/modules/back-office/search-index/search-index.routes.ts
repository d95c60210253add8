import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { beginReindex, dropUnused, goBack, verifyAgain } from './change-indexes.ts';
import { showIndex } from './show-index.ts';

/** The index that lists read, for staff. */
export const searchIndexRoutes = (app: App): void => {
  const { adminSearch } = endpoints;
  implement(app, adminSearch.index, async ({ ctx }) => ({ data: await showIndex(ctx) }));
  implement(app, adminSearch.reindex, async ({ ctx }) => ({
    data: await beginReindex(ctx),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminSearch.verify, async ({ ctx, body }) => ({
    data: await verifyAgain(ctx, body),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminSearch.drop, async ({ ctx, body }) => ({
    data: await dropUnused(ctx, body),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminSearch.back, async ({ ctx }) => ({
    data: await goBack(ctx),
    message: message('admin.done', ctx.locale),
  }));
};
