import { orderDeadlines } from '@pasar/contract';
import { hour, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import type { OrderRow } from '../orders.tables.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { lockGroup, lockOrders } from '../state-machine/lock-orders.ts';
import { getCurrentBuyer, getCurrentSeller, getCurrentStaff } from '../state-machine/transition-actor.ts';
import { addComplaintMessage } from './add-complaint-message.ts';

type Side = 'buyer' | 'seller';

/** Everything that staff wanted to know about a complaint, oldest first. */
export const readComplaintRequests = ({ db }: Context, complaintId: number) =>
  db
    .selectFrom('complaint_requests')
    .select(['id', 'side', 'text', 'requested_at', 'due_at', 'replied_at'])
    .where('complaint_id', '=', complaintId)
    .orderBy('id')
    .execute();

/** What one side has not answered yet; its time may be over. */
export const findOpenQuestion = async (ctx: Context, complaintId: number, side: Side) =>
  (await readComplaintRequests(ctx, complaintId)).findLast(
    (one) => one.side === side && one.replied_at === null,
  );

/** Whether a side still has time to answer. */
export const isAwaited = async (ctx: Context, complaintId: number, side?: Side): Promise<boolean> =>
  (await readComplaintRequests(ctx, complaintId)).some(
    (one) =>
      (side === undefined || one.side === side) && one.replied_at === null && one.due_at > ctx.clock.now(),
  );

/** The complaint of an order, which nobody else moves until the end. Throws 409 for one that staff do not handle. */
const lockComplaint = async (ctxInTx: Context, { id, order_group_id, status }: OrderRow) => {
  await lockGroup(ctxInTx, order_group_id);
  const [order] = await lockOrders(ctxInTx, order_group_id, id);
  if (order?.status !== 'complained' || order.complaint?.status !== 'escalated')
    throw createStatusConflict(order?.status ?? status);
  return order.complaint;
};

/**
 * Staff ask one side something; both read it, and the side has 48 hours to answer (back-office B19). Throws 401, 403, 404,
 * and 409 for a complaint that staff do not handle, or while the side still has time for another question.
 */
export const requestComplaintReply = (
  ctx: Context,
  { orderId, side, text }: { orderId: number; side: Side; text: string },
): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const mover = getCurrentStaff(ctxInTx);
    const order = await ctxInTx.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order) throw apiError.notFound('order.not-found');
    const { id: complaintId } = await lockComplaint(ctxInTx, order);
    if (await isAwaited(ctxInTx, complaintId, side)) throw apiError.conflict('admin.complaint.asked');
    await ctxInTx.db
      .insertInto('complaint_requests')
      .values({
        ...{ complaint_id: complaintId, side, text, staff_id: mover.userId, replied_at: null },
        requested_at: ctx.clock.now(),
        due_at: later(ctx.clock, orderDeadlines.replyToStaff * hour),
      })
      .execute();
    await addComplaintMessage(ctxInTx, { complaintId, mover, text });
    await emit(ctxInTx, 'order.notified', { orderId, news: `complaint-question-${side}` });
  });

/** One side answers staff; late is better than never. Throws 409 when nobody asked, and when the complaint is over. */
export const replyToStaff = (ctx: Context, order: OrderRow, side: Side, text: string): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id: complaintId } = await lockComplaint(ctxInTx, order);
    const question = await findOpenQuestion(ctxInTx, complaintId, side);
    if (!question) throw createStatusConflict(order.status);
    await ctxInTx.db
      .updateTable('complaint_requests')
      .set({ replied_at: ctx.clock.now() })
      .where('complaint_id', '=', complaintId)
      .where('side', '=', side)
      .where('replied_at', 'is', null)
      .execute();
    const mover = side === 'buyer' ? getCurrentBuyer(ctxInTx) : getCurrentSeller(ctxInTx);
    await addComplaintMessage(ctxInTx, { complaintId, mover, text });
  });
