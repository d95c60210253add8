import { endpoints } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { openSearchId } from './report/search-id.ts';

export const searchRoutes = (app: App): void => {
  // An id that is forged or too old counts nothing; whoever pressed a link hears nothing of it.
  implement(app, endpoints.search.click, async ({ ctx, body }) => {
    const search = openSearchId(ctx, body.search_id);
    if (search) ctx.searchCounts.click(body.search_id, search);
    return { data: null };
  });
};
