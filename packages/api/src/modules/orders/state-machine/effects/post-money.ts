import type { Journal } from '@pasar/contract';
import type { Context } from '../../../../platform/context.ts';
import { capturePayment } from '../../money/capture-payment.ts';
import { completeOrder } from '../../money/complete-order.ts';
import { returnHold } from '../../money/hold-wallet.ts';
import { refundOrder } from '../../money/refund-order.ts';
import { reverseOrders } from '../../money/reverse-payment.ts';
import { refundReturned, settleComplaint } from '../../money/settle-complaint.ts';
import type { OrderTransition, OrderWithDetails } from '../order-transition.ts';

/** What the buyer of a complaint gets back: the amount set by staff, or the requested one. */
export const refundIn = ({ data, transition }: OrderTransition, { complaint }: OrderWithDetails): number =>
  (transition === 'T17c' ? data?.amount : undefined) ?? complaint?.amount ?? 0;

const journals: Record<Exclude<Journal, 'J0'>, (ctx: Context, move: OrderTransition) => Promise<unknown>> = {
  'J0-back': (ctx, { group }) => returnHold(ctx, group),
  J1: (ctx, move) => capturePayment(ctx, { ...move, transfer: move.data?.transfer }),
  J2: async (ctx, { orders }) => {
    for (const order of orders) await refundOrder(ctx, order);
  },
  'J2-returned': async (ctx, { orders }) => {
    for (const order of orders) await refundReturned(ctx, order);
  },
  J3: async (ctx, { orders }) => {
    for (const order of orders) await completeOrder(ctx, order);
  },
  J4: async (ctx, move) => {
    for (const order of move.orders) await settleComplaint(ctx, order, refundIn(move, order));
  },
  J9: reverseOrders,
};

/** Posts the journal that the table names; no other code of orders moves money (domain 3.10). */
export const postMoney = async (ctx: Context, move: OrderTransition): Promise<void> => {
  const { journal } = move.rule;
  if (journal && journal !== 'J0') await journals[journal](ctx, move);
};
