import type { BuyerOrderDetail, endpoints, Got, OrderStatus, TransitionId } from '@pasar/contract';
import type { Context, Verb } from '../../../platform/context.ts';
import { moveOrder } from '../machine/move-order.ts';
import { buyerOf } from '../machine/mover.ts';
import { movedAway } from '../machine/refuse-move.ts';
import type { OrderRow } from '../orders.tables.ts';
import { complain } from './complain.ts';
import { ownOrder, readOrder } from './read-order.ts';
import { requestCancel } from './request-cancel.ts';

export type StatusWish = Got<typeof endpoints.orders.status>['body'];
type Cancel = Extract<StatusWish, { status: 'cancelled' }>;

const cancelBy: Partial<Record<OrderStatus, TransitionId>> = { waiting_payment: 'T3', new: 'T6' };

/** At once while nobody works on the order; the seller is asked once it is being packed (T3, T6, T7). */
const cancel = async (ctx: Context, order: OrderRow, { reason, description }: Cancel) => {
  if (order.status === 'processed') return requestCancel(ctx, { order, reason, description });
  const transition = cancelBy[order.status];
  if (!transition) throw movedAway(order.status);
  await moveOrder(ctx, {
    orderId: order.id,
    transition,
    mover: buyerOf(ctx),
    reason,
    note: description,
  });
};

const change = async (ctx: Context, order: OrderRow, wish: StatusWish): Promise<unknown> => {
  const mover = buyerOf(ctx);
  switch (wish.status) {
    case 'completed':
      return moveOrder(ctx, { orderId: order.id, transition: 'T13', mover });
    case 'cancelled':
      return cancel(ctx, order, wish);
    case 'complained':
      return complain(ctx, order, wish);
    case 'complaint_withdrawn':
      return moveOrder(ctx, { orderId: order.id, transition: 'T17a', mover });
  }
};

/**
 * What a buyer does with an order: confirm, cancel, complain, take the complaint back. Returns the order as it is
 * then. Throws 401, 404 for other people's orders, 409 with the status as it is, 422.
 */
export const changeStatus = async ({ ctx, input }: Verb<StatusWish>): Promise<BuyerOrderDetail> => {
  await change(ctx, await ownOrder(ctx, input.order_code), input);
  return readOrder({ ctx, input: { code: input.order_code } });
};
