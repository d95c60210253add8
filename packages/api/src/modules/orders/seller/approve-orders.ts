import type { Verb } from '../../../platform/context.ts';
import { moveOrder } from '../machine/move-order.ts';
import { sellerOf } from '../machine/mover.ts';
import { type Codes, eachOrder, type Outcomes } from './each-order.ts';

/** T4: the seller accepts new orders. Throws 401, 403, and for a single order 404 and 409. */
export const approveOrders = async ({ ctx, input }: Verb<Codes>): Promise<Outcomes<string>> => {
  const mover = sellerOf(ctx);
  return eachOrder(ctx, input, async ({ id, code }) => {
    await moveOrder(ctx, { orderId: id, transition: 'T4', mover });
    return code;
  });
};
