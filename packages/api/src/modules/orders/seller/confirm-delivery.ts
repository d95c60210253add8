import type { endpoints, HandlerInput, SellerOrderDetail } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { attachPrivately } from '../../media/index.ts';
import { getCurrentSeller } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import { findOwnSellerOrder, readSellerOrder } from './read-seller-order.ts';

type Report = HandlerInput<typeof endpoints.selling.delivered>['body'];

/** T12m: the seller proves the arrival of an own parcel. Throws 401, 403, 404, 409 and 422. */
export const confirmDelivery = async ({
  ctx,
  input: { order_code: code, receiver, media_id: mediaId },
}: HandlerArgs<Report>): Promise<SellerOrderDetail> => {
  const { id } = await findOwnSellerOrder(ctx, code);
  if (mediaId === null) throw apiError.invalid({ media_id: ['delivery.photo'] });
  await inTransaction(ctx, async (ctxInTx) => {
    await transitionOrder(ctxInTx, {
      orderId: id,
      transition: 'T12m',
      mover: getCurrentSeller(ctx),
      note: receiver,
      data: { delivery: { receiver, mediaId } },
    });
    await attachPrivately(ctxInTx, { media_id: mediaId });
  });
  return readSellerOrder({ ctx, input: { code } });
};
