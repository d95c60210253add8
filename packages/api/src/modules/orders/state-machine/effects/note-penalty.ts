import type { Context } from '../../../../platform/context.ts';
import type { OrderTransition } from '../order-transition.ts';

/** A seller who let a deadline pass gets a point, once per order (domain 3.9, T8). */
export const notePenalty = async ({ db }: Context, { rule, orders, now }: OrderTransition): Promise<void> => {
  // A payment that was taken back is not the seller's doing.
  if (rule.by !== 'system' || rule.to !== 'cancelled_system' || rule.journal === 'J9') return;
  await db
    .insertInto('seller_penalties')
    .values(orders.map(({ id, merchant_id }) => ({ order_id: id, merchant_id, at: now })))
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
};
