import { endpoints } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { recommendProducts } from '../catalog/index.ts';
import { listLeanings } from './list-leanings.ts';
import { listViewed } from './list-viewed.ts';
import { recordStoreView, recordView } from './record-view.ts';

export const viewHistoryRoutes = (app: App): void => {
  const { home, viewHistory } = endpoints;
  implement(app, viewHistory.viewed, async ({ ctx, body }) => {
    await recordView({ ctx, input: body });
    return { data: null };
  });
  implement(app, viewHistory.storeViewed, async ({ ctx, body }) => {
    await recordStoreView({ ctx, input: body });
    return { data: null };
  });
  implement(app, viewHistory.recentlyViewed, async ({ ctx, query }) => ({
    data: await listViewed({ ctx, input: query }),
  }));
  implement(app, home.recommendations, async ({ ctx, query, c }) => {
    const leanings = await listLeanings(ctx);
    const { cards, total } = await recommendProducts({ ctx, input: { ...query, leanings } });
    return { data: cards, meta: pageMeta(c, { ...query, total }) };
  });
};
