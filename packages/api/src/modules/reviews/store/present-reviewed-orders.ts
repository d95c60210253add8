import { message, type ReviewedOrder } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readItems } from '../show/read-items.ts';
import { reviewUntil } from '../write/review-window.ts';
import { presentStoreReviews } from './present-store-reviews.ts';
import { ofStore, readReviews } from './store-reviews.ts';

const ordersIn = ({ db }: Context, ids: readonly number[]) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'code', 'ended_at', 'username', 'fullname'])
    .where('orders.id', 'in', ids)
    .execute();

/** Lines without a review that has a name on it. */
const silentLines = ({ db }: Context, ids: readonly number[]) =>
  db
    .selectFrom('order_items')
    .leftJoin('reviews', (join) =>
      join.onRef('reviews.order_item_id', '=', 'order_items.id').on('is_anonymous', '=', false),
    )
    .select(['order_items.id', 'order_id', 'order_items.product_id', 'name', 'order_items.variant_label'])
    .select('image_key')
    .where('order_id', 'in', ids)
    .where('reviews.id', 'is', null)
    .orderBy('order_items.id')
    .execute();

/** Far more than the lines of a page of orders. */
const most = 10_000;

const unnamed = { order_code: null, completed_at: null, review_until: null, waiting: [] };

interface Reviewed {
  merchantId: number;
  ids: readonly number[];
  type: 'pending' | 'done';
}

/**
 * Orders of a store in this order, with the reviews of their lines. The seller knows who bought: an anonymous review
 * removes the order's name from its row; among the waiting lines no review exists yet.
 */
export const presentReviewedOrders = async (
  ctx: Context,
  { merchantId, ids, type }: Reviewed,
): Promise<ReviewedOrder[]> => {
  if (ids.length === 0) return [];
  const orders = new Map((await ordersIn(ctx, ids)).map((order) => [order.id, order]));
  const where = sql<boolean>`${ofStore(merchantId)} and o.id in (${sql.join(ids)})`;
  const reviews = await readReviews(ctx, { where, order: sql`reviews.id`, limit: most });
  const shown = await presentStoreReviews(ctx, reviews);
  const lines = await silentLines(ctx, ids);
  const items = await readItems(ctx, lines);
  return ids.flatMap((id) => {
    const order = orders.get(id);
    if (!order) return [];
    const own = shown.filter((_, place) => reviews[place]?.order_id === id);
    const hidden = own.find(({ is_anonymous }) => is_anonymous);
    if (hidden && type === 'done') return { ...unnamed, buyer: hidden.author, reviews: own };
    return {
      order_code: order.code,
      buyer: order.username || order.fullname || message('review.author.unnamed', ctx.locale),
      completed_at: order.ended_at?.toISOString() ?? null,
      review_until: order.ended_at && reviewUntil(order.ended_at).toISOString(),
      reviews: own.filter(({ is_anonymous }) => !is_anonymous),
      waiting: lines.filter(({ order_id }) => order_id === id).map(items),
    };
  });
};
