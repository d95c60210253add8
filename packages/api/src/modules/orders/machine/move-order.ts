import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { groupIdOf, lockGroup } from './lock-orders.ts';
import type { Moved, Wish } from './move.ts';
import { moveOrders } from './move-orders.ts';

/**
 * Moves one order by one row of the table; what waits for payment moves with its whole group. Joins the caller's
 * transaction, or makes one. Throws like `moveOrders`.
 */
export const moveOrder = (ctx: Context, { orderId, ...wish }: Wish & { orderId: number }): Promise<Moved[]> =>
  inTransaction(ctx, async (ctxInTx) => {
    const group = await lockGroup(ctxInTx, await groupIdOf(ctxInTx, orderId));
    return moveOrders(ctxInTx, { ...wish, group, orderId });
  });
