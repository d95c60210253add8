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
  /** The provider took it before the deadline: it counts for as long as the group waits. */
  isInTime?: boolean;
  /** It came to the marketplace's bank account, with so many rupiah beside `amount`, which go to the wallet. */
  transfer?: { extra: number };
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
    const { amount, paymentId, isInTime = false, transfer } = paid;
    const group = await lockGroup(ctxInTx, paid.groupId);
    if (isRepeated(group, paid)) return 'already';
    const waits = group.paid_at === null && group.closed_at === null;
    if (waits && amount !== group.payable) throw apiError.conflict();
    if (waits && (isInTime || ctx.clock.now() < group.pay_due_at)) {
      const data = {
        amount,
        isInTime,
        ...(paymentId === undefined ? {} : { paymentId }),
        ...(transfer && { transfer }),
      };
      await transitionOrders(ctxInTx, { group, transition: 'T1', mover: system, data });
      return 'paid';
    }
    if (waits) await transitionOrders(ctxInTx, { group, transition: 'T2', mover: system });
    await creditLatePayment(ctxInTx, {
      group,
      amount: amount + (transfer?.extra ?? 0),
      source: transfer ? 'bank' : 'gateway_clearing',
      key: `${paymentId ?? 'unnamed'}`,
    });
    return 'refunded-late';
  });

export interface CreditPayment {
  groupId: number;
  /** Rupiah. */
  amount: number;
  source: 'bank' | 'gateway_clearing';
  /** Names the charge; the same one is credited once. */
  key: string;
}

/** Money that came and does not pay the group, because it came twice, too late or in another amount: to the wallet. */
export const creditPayment = async (ctxInTx: Context, { groupId, ...paid }: CreditPayment): Promise<void> => {
  await creditLatePayment(ctxInTx, { group: await lockGroup(ctxInTx, groupId), ...paid });
};
