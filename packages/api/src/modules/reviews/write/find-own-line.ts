import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { reviewUntil } from './review-window.ts';

/** A line of an order that its buyer may write about now. */
export interface ReviewableLine {
  id: number;
  product_id: number;
  merchant_id: number;
  variant_label: string;
}

/** Throws 404 for lines of other users, 409 before the order's completion and 30 days after it. */
export const findOwnLine = async (
  { db, clock }: Context,
  userId: number,
  id: number,
): Promise<ReviewableLine> => {
  const line = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['order_items.id', 'product_id', 'variant_label', 'merchant_id', 'status', 'ended_at'])
    .where('order_items.id', '=', id)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
  if (!line) throw apiError.notFound('review.item.unknown');
  const { status, ended_at } = line;
  if (status !== 'completed' || !ended_at)
    throw apiError.conflict('review.not-completed', { reason: 'not_completed' });
  if (clock.now() >= reviewUntil(ended_at))
    throw apiError.conflict('review.too-late', { reason: 'too_late' });
  return line;
};
