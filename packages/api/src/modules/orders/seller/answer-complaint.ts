import type { endpoints, Got, SellerOrderDetail } from '@pasar/contract';
import type { Context, Verb } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { sayInComplaint } from '../complaints/say-in-complaint.ts';
import { lockGroup, lockOrders } from '../machine/lock-orders.ts';
import { moveOrder } from '../machine/move-order.ts';
import { sellerOf } from '../machine/mover.ts';
import { movedAway } from '../machine/refuse-move.ts';
import type { OrderRow } from '../orders.tables.ts';
import { ownSale, readSale } from './read-sale.ts';

type Answer = Got<typeof endpoints.selling.answerComplaint>['body'];

const refuse = (ctx: Context, { id, order_group_id, status }: OrderRow, text: string) =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockGroup(ctxInTx, order_group_id);
    const [order] = await lockOrders(ctxInTx, order_group_id, id);
    if (order?.status !== 'complained' || order.complaint?.status !== 'open') {
      throw movedAway(order?.status ?? status);
    }
    const complaintId = order.complaint.id;
    await ctxInTx.db
      .updateTable('complaints')
      .set({ status: 'escalated' })
      .where('id', '=', complaintId)
      .execute();
    await sayInComplaint(ctxInTx, { complaintId, mover: sellerOf(ctx), text });
    await emit(ctxInTx, 'order.told', { orderId: id, news: 'complaint-escalated' });
  });

const agree = (ctx: Context, { id }: OrderRow, text: string) =>
  inTransaction(ctx, async (ctxInTx) => {
    const mover = sellerOf(ctx);
    await moveOrder(ctxInTx, { orderId: id, transition: 'T17b', mover, note: text });
    const { id: complaintId } = await ctxInTx.db
      .selectFrom('complaints')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await sayInComplaint(ctxInTx, { complaintId, mover, text });
  });

/**
 * The seller agrees to the refund that the buyer asks for (T17b), or hands the complaint to the desk. Throws 401, 403,
 * 404, and 409 when the complaint is over or handed over.
 */
export const answerComplaint = async ({
  ctx,
  input: { order_code: code, accept, description },
}: Verb<Answer>): Promise<SellerOrderDetail> => {
  const order = await ownSale(ctx, code);
  await (accept ? agree : refuse)(ctx, order, description);
  return readSale({ ctx, input: { code } });
};
