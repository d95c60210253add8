import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { lockGroup, readGroupId } from './lock-orders.ts';
import type { TransitionedOrder, TransitionRequest } from './order-transition.ts';
import { transitionOrders } from './transition-orders.ts';

/**
 * Moves one order by one row of the table; orders that wait for payment move with their full group. Joins the caller's
 * transaction, or opens one. Throws like `transitionOrders`.
 */
export const transitionOrder = (
  ctx: Context,
  { orderId, ...wish }: TransitionRequest & { orderId: number },
): Promise<TransitionedOrder[]> =>
  inTransaction(ctx, async (ctxInTx) => {
    const group = await lockGroup(ctxInTx, await readGroupId(ctxInTx, orderId));
    return transitionOrders(ctxInTx, { ...wish, group, orderId });
  });
