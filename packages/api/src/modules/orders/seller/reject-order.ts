import type { endpoints, HandlerInput, SellerOrderDetail } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { getCurrentSeller } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import { findOwnSellerOrder, readSellerOrder } from './read-seller-order.ts';

type Reject = HandlerInput<typeof endpoints.selling.reject>['body'];

/** T5: the seller cannot serve a new order; the buyer gets everything back. Throws 401, 403, 404, 409 and 422. */
export const rejectOrder = async ({
  ctx,
  input: { order_code: code, reason, description },
}: HandlerArgs<Reject>): Promise<SellerOrderDetail> => {
  const { id } = await findOwnSellerOrder(ctx, code);
  await transitionOrder(ctx, {
    orderId: id,
    transition: 'T5',
    mover: getCurrentSeller(ctx),
    reason,
    note: description,
  });
  return readSellerOrder({ ctx, input: { code } });
};
