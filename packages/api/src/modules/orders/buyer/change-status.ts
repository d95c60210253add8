import type { BuyerOrderDetail, OrderStatus, TransitionId } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.tables.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { getCurrentBuyer } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import { complain } from './complain.ts';
import { findOwnOrder, readOrder } from './read-order.ts';
import { requestCancel } from './request-cancel.ts';
import type { StatusRequest } from './status-request.ts';

type Cancel = Extract<StatusRequest, { status: 'cancelled' }>;

const cancelBy: Partial<Record<OrderStatus, TransitionId>> = { waiting_payment: 'T3', new: 'T6' };

/** Cancels at once while nobody works on the order; sends the seller a request once it is being packed (T3, T6, T7). */
const cancel = async (ctx: Context, order: OrderRow, { reason, description }: Cancel) => {
  if (order.status === 'processed') return requestCancel(ctx, { order, reason, description });
  const transition = cancelBy[order.status];
  if (!transition) throw createStatusConflict(order.status);
  await transitionOrder(ctx, {
    orderId: order.id,
    transition,
    mover: getCurrentBuyer(ctx),
    reason,
    note: description,
  });
};

const change = async (ctx: Context, order: OrderRow, wish: StatusRequest): Promise<unknown> => {
  const mover = getCurrentBuyer(ctx);
  switch (wish.status) {
    case 'completed':
      return transitionOrder(ctx, { orderId: order.id, transition: 'T13', mover });
    case 'cancelled':
      return cancel(ctx, order, wish);
    case 'complained':
      return complain(ctx, order, wish);
    case 'complaint_withdrawn':
      return transitionOrder(ctx, { orderId: order.id, transition: 'T17a', mover });
  }
};

/**
 * A buyer's actions on an order: confirm, cancel, complain, withdraw the complaint. Returns the order as it is then.
 * Throws 401, 404 for other users' orders, 409 with the status as it is, 422.
 */
export const changeStatus = async ({ ctx, input }: HandlerArgs<StatusRequest>): Promise<BuyerOrderDetail> => {
  await change(ctx, await findOwnOrder(ctx, input.order_code), input);
  return readOrder({ ctx, input: { code: input.order_code } });
};
