import type { Context } from '../../../platform/context.ts';

/** Whether a user has a completed order of a product. */
export const hasBought = async ({ db }: Context, userId: number, productId: number): Promise<boolean> => {
  const line = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select('order_items.id')
    .where('orders.user_id', '=', userId)
    .where('orders.status', '=', 'completed')
    .where('order_items.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
};
