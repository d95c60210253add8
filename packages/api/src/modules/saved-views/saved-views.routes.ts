import { endpoints } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { listSavedViews } from './list-saved-views.ts';
import { removeSavedView } from './remove-saved-view.ts';
import { saveView } from './save-view.ts';

export const savedViewsRoutes = (app: App): void => {
  const { savedViews } = endpoints;
  implement(app, savedViews.list, async ({ ctx, query }) => ({
    data: await listSavedViews({ ctx, input: query }),
  }));
  implement(app, savedViews.save, async ({ ctx, body }) => ({ data: await saveView({ ctx, input: body }) }));
  implement(app, savedViews.remove, async ({ ctx, body }) => ({
    data: await removeSavedView({ ctx, input: body }),
  }));
};
