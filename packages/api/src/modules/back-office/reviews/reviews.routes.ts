import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { bulkReviews } from './bulk-reviews.ts';
import { listReviews } from './list-reviews.ts';
import { type ModerateReview, moderateReview } from './moderate-review.ts';

const decided = async (ctx: Context, input: ModerateReview) => ({
  data: await moderateReview({ ctx, input }),
  message: message('admin.done', ctx.locale),
});

export const reviewsRoutes = (app: App): void => {
  const { adminReviews } = endpoints;
  implement(app, adminReviews.list, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await listReviews({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, adminReviews.hide, ({ ctx, body: { review_id, version, reason_code, note } }) =>
    decided(ctx, { reviewId: review_id, version, reasonCode: reason_code, note }),
  );
  implement(app, adminReviews.show, ({ ctx, body: { review_id, reason } }) =>
    decided(ctx, { reviewId: review_id, reasonCode: null, note: reason }),
  );
  implement(app, adminReviews.bulk, async ({ ctx, body }) => ({
    data: await bulkReviews({ ctx, input: body }),
    message: message('admin.bulk.done', ctx.locale),
  }));
};
