import type { endpoints, Got, SellerOrderDetail } from '@pasar/contract';
import type { Verb } from '../../../platform/context.ts';
import { moveOrder } from '../machine/move-order.ts';
import { sellerOf } from '../machine/mover.ts';
import { ownSale, readSale } from './read-sale.ts';

type Reject = Got<typeof endpoints.selling.reject>['body'];

/** T5: the seller cannot serve a new order; the buyer gets everything back. Throws 401, 403, 404, 409 and 422. */
export const rejectOrder = async ({
  ctx,
  input: { order_code: code, reason, description },
}: Verb<Reject>): Promise<SellerOrderDetail> => {
  const { id } = await ownSale(ctx, code);
  await moveOrder(ctx, { orderId: id, transition: 'T5', mover: sellerOf(ctx), reason, note: description });
  return readSale({ ctx, input: { code } });
};
