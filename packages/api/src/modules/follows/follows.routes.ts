import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { followStore, unfollowStore } from './follow-store.ts';

export const followsRoutes = (app: App): void => {
  const { stores } = endpoints;
  implement(app, stores.follow, async ({ ctx, body }) => ({
    data: await followStore({ ctx, input: body }),
    message: message('store.followed', ctx.locale),
  }));
  implement(app, stores.unfollow, async ({ ctx, body }) => ({
    data: await unfollowStore({ ctx, input: body }),
    message: message('store.unfollowed', ctx.locale),
  }));
};
