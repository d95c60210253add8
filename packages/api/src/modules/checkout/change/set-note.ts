import type { HandlerArgs } from '../../../platform/context.ts';
import type { CheckoutResponse } from '../show/present-checkout.ts';
import { changeOrders, openOrder } from './changed-order.ts';

/** Saves the buyer's note to the seller; the order carries it from then on. Throws 401, 404, 409. */
export const setNote = async ({
  ctx,
  input: { orderId, note },
}: HandlerArgs<{ orderId: number; note: string }>): Promise<CheckoutResponse> => {
  const { session, order } = await openOrder(ctx, orderId);
  return changeOrders(ctx, session, [order.id], { note });
};
