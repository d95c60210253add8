import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { deleteWishlistItem, toggleWishlistItem } from './change-wishlist-item.ts';
import { countWishlistItems } from './count-wishlist-items.ts';
import { listWishlistItems } from './list-wishlist-items.ts';
import { rejectPrefetch } from './reject-prefetch.ts';

export const wishlistRoutes = (app: App): void => {
  const { wishlist } = endpoints;
  implement(app, wishlist.my, async ({ ctx, query, c }) => {
    const { wishes, total } = await listWishlistItems({ ctx, input: query });
    return { data: wishes, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, wishlist.total, async ({ ctx }) => ({
    data: { total: await countWishlistItems(ctx, getCurrentUserId(ctx)) },
  }));
  implement(app, wishlist.toggle, async ({ ctx, body }) => {
    const data = await toggleWishlistItem({ ctx, input: body });
    return { data, message: message(data.is_wishlist ? 'wishlist.added' : 'wishlist.removed', ctx.locale) };
  });
  implement(app, wishlist.deleteByLink, async ({ ctx, query, c }) => {
    rejectPrefetch(c.req.raw);
    return {
      data: await deleteWishlistItem({ ctx, input: query }),
      message: message('wishlist.removed', ctx.locale),
    };
  });
  implement(app, wishlist.delete, async ({ ctx, body }) => ({
    data: await deleteWishlistItem({ ctx, input: body }),
    message: message('wishlist.removed', ctx.locale),
  }));
};
