import type { endpoints, HandlerInput, SellerOrderDetail } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { addComplaintMessage } from '../complaints/add-complaint-message.ts';
import type { OrderRow } from '../orders.tables.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { lockGroup, lockOrders } from '../state-machine/lock-orders.ts';
import { getCurrentSeller } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import { findOwnSellerOrder, readSellerOrder } from './read-seller-order.ts';

type Answer = HandlerInput<typeof endpoints.selling.replyToComplaint>['body'];

const refuse = (ctx: Context, { id, order_group_id, status }: OrderRow, text: string) =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockGroup(ctxInTx, order_group_id);
    const [order] = await lockOrders(ctxInTx, order_group_id, id);
    if (order?.status !== 'complained' || order.complaint?.status !== 'open') {
      throw createStatusConflict(order?.status ?? status);
    }
    const complaintId = order.complaint.id;
    await ctxInTx.db
      .updateTable('complaints')
      .set({ status: 'escalated' })
      .where('id', '=', complaintId)
      .execute();
    await addComplaintMessage(ctxInTx, { complaintId, mover: getCurrentSeller(ctx), text });
    await emit(ctxInTx, 'order.notified', { orderId: id, news: 'complaint-escalated' });
  });

const agree = (ctx: Context, { id }: OrderRow, text: string) =>
  inTransaction(ctx, async (ctxInTx) => {
    const mover = getCurrentSeller(ctx);
    await transitionOrder(ctxInTx, { orderId: id, transition: 'T17b', mover, note: text });
    const { id: complaintId } = await ctxInTx.db
      .selectFrom('complaints')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await addComplaintMessage(ctxInTx, { complaintId, mover, text });
  });

/**
 * The seller agrees to the refund that the buyer requested (T17b), or escalates the complaint to staff. Throws 401,
 * 403, 404, and 409 when the complaint is over or escalated.
 */
export const replyToComplaint = async ({
  ctx,
  input: { order_code: code, accept, description },
}: HandlerArgs<Answer>): Promise<SellerOrderDetail> => {
  const order = await findOwnSellerOrder(ctx, code);
  await (accept ? agree : refuse)(ctx, order, description);
  return readSellerOrder({ ctx, input: { code } });
};
