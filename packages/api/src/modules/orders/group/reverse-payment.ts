import { orderTransitions } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { isPosted } from '../../ledger/index.ts';
import { latePaymentKey } from '../money/capture-payment.ts';
import { bookPaymentLoss, splitPayment } from '../money/reverse-payment.ts';
import { lockGroup, lockOrders } from '../state-machine/lock-orders.ts';
import { system } from '../state-machine/transition-actor.ts';
import { transitionOrders } from '../state-machine/transition-orders.ts';

const unsent: readonly string[] = orderTransitions.T20.from;

/**
 * A provider took a payment back: orders that were not sent end (T20) and what else paid them goes back. The rest is
 * booked as a loss: sent and ended orders, and money that went to the wallet. Returns the loss in rupiah. In the
 * caller's transaction, once per charge, which `key` names.
 */
export const reversePayment = async (
  ctxInTx: Context,
  { groupId, key, amount }: { groupId: number; key: string; amount: number },
): Promise<number> => {
  const group = await lockGroup(ctxInTx, groupId);
  const toWallet = await isPosted(ctxInTx, latePaymentKey(group, key));
  let lost = amount;
  if (!toWallet && group.paid_at !== null) {
    const paid = await splitPayment(ctxInTx, group);
    for (const { id, status } of await lockOrders(ctxInTx, groupId)) {
      if (!unsent.includes(status)) continue;
      await transitionOrders(ctxInTx, { group, orderId: id, transition: 'T20', mover: system });
      lost -= paid.get(id) ?? 0;
    }
  }
  if (lost > 0) await bookPaymentLoss(ctxInTx, { groupId, key, amount: lost });
  return lost;
};
