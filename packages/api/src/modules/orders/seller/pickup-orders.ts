import type { HandlerArgs } from '../../../platform/context.ts';
import { getCurrentSeller } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import { type Codes, eachOrder, type OrderResults } from './each-order.ts';

/** T9: the seller calls the courier for packed orders. Throws 401, 403, and for a single order 404 and 409. */
export const pickupOrders = async ({
  ctx,
  input,
}: HandlerArgs<Codes>): Promise<OrderResults<{ order_code: string; awb: string }>> => {
  const mover = getCurrentSeller(ctx);
  return eachOrder(ctx, input, async ({ id, code }) => {
    await transitionOrder(ctx, { orderId: id, transition: 'T9', mover });
    const { awb } = await ctx.db
      .selectFrom('orders')
      .select('awb')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { order_code: code, awb: awb ?? '' };
  });
};
