import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { creditLatePayment } from '../money/capture-payment.ts';
import type { OrderGroupRow } from '../orders.tables.ts';
import { lockGroup } from '../state-machine/lock-orders.ts';
import { system } from '../state-machine/transition-actor.ts';
import { transitionOrders } from '../state-machine/transition-orders.ts';

export interface GroupPaid {
  groupId: number;
  /** Rupiah that came in. */
  amount: number;
  /** Distinguishes a second payment of the same group from a repeated message about the first. */
  paymentId?: number;
}

const isRepeated = ({ paid_at, payment_id }: OrderGroupRow, { paymentId }: GroupPaid) =>
  paid_at !== null && (paymentId === undefined || payment_id === null || payment_id === paymentId);

/**
 * T1: the money of a group has come in. Its orders become `new` and their escrow is filled (J1). A group that waits
 * no more, or whose time is over, does not take it: the money goes to the buyer's wallet. Joins the caller's
 * transaction. Throws 404, and 409 when the amount is not what the group has to pay.
 */
export const groupPaid = (ctx: Context, paid: GroupPaid): Promise<'paid' | 'already' | 'refunded-late'> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { amount, paymentId } = paid;
    const group = await lockGroup(ctxInTx, paid.groupId);
    if (isRepeated(group, paid)) return 'already';
    const waits = group.paid_at === null && group.closed_at === null;
    if (waits && amount !== group.payable) throw apiError.conflict();
    if (waits && ctx.clock.now() < group.pay_due_at) {
      const data = { amount, ...(paymentId === undefined ? {} : { paymentId }) };
      await transitionOrders(ctxInTx, { group, transition: 'T1', mover: system, data });
      return 'paid';
    }
    if (waits) await transitionOrders(ctxInTx, { group, transition: 'T2', mover: system });
    await creditLatePayment(ctxInTx, { group, amount, paymentId: paymentId ?? null });
    return 'refunded-late';
  });
