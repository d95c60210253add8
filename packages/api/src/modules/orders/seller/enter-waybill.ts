import type { endpoints, HandlerInput, SellerOrderDetail } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { attachPrivately } from '../../media/index.ts';
import { correctWaybill } from '../../shipping/index.ts';
import type { OrderRow } from '../orders.tables.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { lockGroup, lockOrders } from '../state-machine/lock-orders.ts';
import { getCurrentSeller } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import { findOwnSellerOrder, readSellerOrder } from './read-seller-order.ts';

type Waybill = HandlerInput<typeof endpoints.selling.waybill>['body'];

const send = async (ctxInTx: Context, { id, status }: OrderRow, { awb, media_id: mediaId }: Waybill) => {
  if (status !== 'processed') throw createStatusConflict(status);
  if (mediaId === null) throw apiError.invalid({ media_id: ['waybill.photo'] });
  await transitionOrder(ctxInTx, {
    orderId: id,
    transition: 'T9m',
    mover: getCurrentSeller(ctxInTx),
    data: { waybill: { awb, mediaId } },
  });
};

const correct = async (ctxInTx: Context, { id, order_group_id }: OrderRow, waybill: Waybill) => {
  await lockGroup(ctxInTx, order_group_id);
  const [order] = await lockOrders(ctxInTx, order_group_id, id);
  if (order?.status !== 'shipped') throw createStatusConflict(order?.status ?? 'shipped');
  await correctWaybill(ctxInTx, { orderId: id, awb: waybill.awb, mediaId: waybill.media_id });
  await ctxInTx.db.updateTable('orders').set({ awb: waybill.awb }).where('id', '=', id).execute();
  await emit(ctxInTx, 'order.notified', { orderId: id, news: 'waybill-corrected' });
};

/**
 * T9m: the seller brought the parcel to the courier; on a parcel under way the number is corrected, twice at most.
 * Throws 401, 403, 404, 422, and 409 for another status and for a waybill of another order.
 */
export const enterWaybill = async ({ ctx, input }: HandlerArgs<Waybill>): Promise<SellerOrderDetail> => {
  const order = await findOwnSellerOrder(ctx, input.order_code);
  await inTransaction(ctx, async (ctxInTx) => {
    await (order.status === 'shipped' ? correct : send)(ctxInTx, order, input);
    if (input.media_id !== null) await attachPrivately(ctxInTx, { media_id: input.media_id });
  });
  return readSellerOrder({ ctx, input: { code: input.order_code } });
};
