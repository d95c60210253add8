import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { askerOf } from './asker-of.ts';
import { deleteWish, toggleWish } from './change-wish.ts';
import { countWishes } from './count-wishes.ts';
import { listWishes } from './list-wishes.ts';
import { refusePrefetch } from './refuse-prefetch.ts';

export const wishlistRoutes = (app: App): void => {
  const { wishlist } = endpoints;
  implement(app, wishlist.my, async ({ ctx, query, c }) => {
    const { wishes, total } = await listWishes({ ctx, input: query });
    return { data: wishes, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, wishlist.total, async ({ ctx }) => ({
    data: { total: await countWishes(ctx, askerOf(ctx)) },
  }));
  implement(app, wishlist.toggle, async ({ ctx, body }) => {
    const data = await toggleWish({ ctx, input: body });
    return { data, message: message(data.is_wishlist ? 'wishlist.added' : 'wishlist.removed', ctx.locale) };
  });
  implement(app, wishlist.deleteByLink, async ({ ctx, query, c }) => {
    refusePrefetch(c.req.raw);
    return {
      data: await deleteWish({ ctx, input: query }),
      message: message('wishlist.removed', ctx.locale),
    };
  });
  implement(app, wishlist.delete, async ({ ctx, body }) => ({
    data: await deleteWish({ ctx, input: body }),
    message: message('wishlist.removed', ctx.locale),
  }));
};
