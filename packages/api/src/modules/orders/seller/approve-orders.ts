import type { HandlerArgs } from '../../../platform/context.ts';
import { getCurrentSeller } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import { type Codes, eachOrder, type OrderResults } from './each-order.ts';

/** T4: the seller accepts new orders. Throws 401, 403, and for a single order 404 and 409. */
export const approveOrders = async ({ ctx, input }: HandlerArgs<Codes>): Promise<OrderResults<string>> => {
  const mover = getCurrentSeller(ctx);
  return eachOrder(ctx, input, async ({ id, code }) => {
    await transitionOrder(ctx, { orderId: id, transition: 'T4', mover });
    return code;
  });
};
