import type { Verb } from '../../../platform/context.ts';
import { moveOrder } from '../machine/move-order.ts';
import { sellerOf } from '../machine/mover.ts';
import { type Codes, eachOrder, type Outcomes } from './each-order.ts';

/** T9: the seller calls the courier for packed orders. Throws 401, 403, and for a single order 404 and 409. */
export const pickupOrders = async ({
  ctx,
  input,
}: Verb<Codes>): Promise<Outcomes<{ order_code: string; awb: string }>> => {
  const mover = sellerOf(ctx);
  return eachOrder(ctx, input, async ({ id, code }) => {
    await moveOrder(ctx, { orderId: id, transition: 'T9', mover });
    const { awb } = await ctx.db
      .selectFrom('orders')
      .select('awb')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { order_code: code, awb: awb ?? '' };
  });
};
