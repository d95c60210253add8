import type { endpoints, HandlerInput, HandlerResponse, StoreReview } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { hasImages } from '../show/has-images.ts';
import { reviewOrder } from '../show/review-order.ts';
import { presentStoreReviews } from './present-store-reviews.ts';
import { readSummary } from './read-summary.ts';
import { countReviews, ofStore, readReviews } from './store-reviews.ts';

type Query = HandlerInput<typeof endpoints.reviews.byProduct>['query'];
type Companions = Pick<HandlerResponse<typeof endpoints.reviews.byProduct>, 'summary' | 'counts'>;

const filterOf = (merchantId: number, query: Query): RawBuilder<boolean> => {
  const { rating, replied, with_media, product_id, review_id, search } = query;
  const conditions: RawBuilder<unknown>[] = [ofStore(merchantId)];
  if (rating !== undefined) conditions.push(sql`rating = ${rating}`);
  if (replied !== undefined) conditions.push(sql`(a.review_id is not null) = ${replied === '1'}`);
  if (with_media === '1') conditions.push(hasImages);
  if (product_id !== undefined) conditions.push(sql`p.id = ${product_id}`);
  if (review_id !== undefined) conditions.push(sql`reviews.id = ${review_id}`);
  if (search !== '') {
    conditions.push(sql`strpos(lower(reviews.text || ' ' || p.name), ${search.toLowerCase()}) > 0`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
};

/** A page of the reviews of the current user's store, with their summary. Throws 401 and 403. */
export const listStoreReviews = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: StoreReview[]; total: number } & Companions> => {
  const merchantId = getCurrentMerchantId(ctx);
  const { page, per_page, sort } = input;
  const where = filterOf(merchantId, input);
  const { all, replied } = await countReviews(ctx, ofStore(merchantId));
  const { all: total } = await countReviews(ctx, where);
  const order = reviewOrder(sort);
  const rows = await readReviews(ctx, { where, order, limit: per_page, offset: (page - 1) * per_page });
  return {
    rows: await presentStoreReviews(ctx, rows),
    total,
    counts: { all, replied, unreplied: all - replied },
    summary: await readSummary(ctx, merchantId),
  };
};

/** One review of a store. Undefined when the store has no such review. */
export const readStoreReview = async (
  ctx: Context,
  merchantId: number,
  id: number,
): Promise<StoreReview | undefined> => {
  const where = sql<boolean>`${ofStore(merchantId)} and reviews.id = ${id}`;
  const rows = await readReviews(ctx, { where, order: sql`reviews.id`, limit: 1 });
  return (await presentStoreReviews(ctx, rows))[0];
};
