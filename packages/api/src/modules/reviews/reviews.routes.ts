import { endpoints, type MessageId, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { listReviews } from './list-reviews.ts';
import { listReviewsOfStore } from './list-reviews-of-store.ts';
import { listMyReviews, readMyReview } from './mine/list-my-reviews.ts';
import { listReviewedOrders } from './store/list-reviewed-orders.ts';
import { listStoreReviews } from './store/list-store-reviews.ts';
import { replyToReview } from './store/reply-to-review.ts';
import { type WriteReviewResult, writeReview } from './write/write-review.ts';

const { products, reviews, stores } = endpoints;

const said: Record<WriteReviewResult, MessageId> = {
  new: 'review.saved',
  changed: 'review.changed',
  kept: 'review.saved',
};

const buyerRoutes = (app: App): void => {
  implement(app, products.reviews, async ({ ctx, params, query, c }) => {
    const { reviews, total } = await listReviews({ ctx, input: { ...params, ...query } });
    return { data: reviews, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, stores.reviews, async ({ ctx, params, query, c }) => {
    const { reviews, total, summary } = await listReviewsOfStore({ ctx, input: { ...params, ...query } });
    return { data: reviews, meta: pageMeta(c, { ...query, total }), summary };
  });
  implement(app, reviews.mine, async ({ ctx, query, c }) => {
    const { rows, total, counts } = await listMyReviews({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), counts };
  });
  implement(app, reviews.write, async ({ ctx, body }) => {
    const outcome = await writeReview({ ctx, input: body });
    const data = await readMyReview(ctx, body.order_item_id);
    return { data, message: message(said[outcome], ctx.locale) };
  });
};

const sellerRoutes = (app: App): void => {
  implement(app, reviews.byProduct, async ({ ctx, query, c }) => {
    const { rows, total, summary, counts } = await listStoreReviews({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), summary, counts };
  });
  implement(app, reviews.byOrder, async ({ ctx, query, c }) => {
    const { rows, total, summary } = await listReviewedOrders({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), summary };
  });
  implement(app, reviews.reply, async ({ ctx, body }) => ({
    data: await replyToReview({ ctx, input: body }),
    message: message('review.replied', ctx.locale),
  }));
};

/** Reviews of products, and the replies of sellers. */
export const reviewsRoutes = (app: App): void => {
  buyerRoutes(app);
  sellerRoutes(app);
};
