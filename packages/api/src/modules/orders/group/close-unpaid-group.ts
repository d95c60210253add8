import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { lockGroup } from '../state-machine/lock-orders.ts';
import { system } from '../state-machine/transition-actor.ts';
import { transitionOrders } from '../state-machine/transition-orders.ts';

export interface CloseUnpaidGroup {
  groupId: number;
  to: 'payment_expired' | 'cancelled_buyer';
}

/**
 * T2 or T3: nobody paid. All orders of the group end; stock, promos and the wallet's part go back. Joins the caller's
 * transaction. Throws 404, and 409 with the status when the group was paid or closed meanwhile.
 */
export const closeUnpaidGroup = (ctx: Context, { groupId, to }: CloseUnpaidGroup): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const group = await lockGroup(ctxInTx, groupId);
    const wish =
      to === 'payment_expired'
        ? ({ transition: 'T2', mover: system } as const)
        : ({ transition: 'T3', mover: { by: 'buyer', userId: group.user_id } } as const);
    await transitionOrders(ctxInTx, { ...wish, group });
  });
