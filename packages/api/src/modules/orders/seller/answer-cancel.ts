import type { endpoints, Got, SellerOrderDetail } from '@pasar/contract';
import type { Context, Verb } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { lockGroup, lockOrders } from '../machine/lock-orders.ts';
import { moveOrder } from '../machine/move-order.ts';
import { sellerOf } from '../machine/mover.ts';
import { movedAway } from '../machine/refuse-move.ts';
import type { OrderRow } from '../orders.tables.ts';
import { ownSale, readSale } from './read-sale.ts';

type Answer = Got<typeof endpoints.selling.answerCancel>['body'];

const refuse = (ctx: Context, { id, order_group_id, status }: OrderRow, answer: string) =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockGroup(ctxInTx, order_group_id);
    const [order] = await lockOrders(ctxInTx, order_group_id, id);
    if (order?.status !== 'processed' || order.cancelRequest?.status !== 'open') {
      throw movedAway(order?.status ?? status);
    }
    await ctxInTx.db
      .updateTable('cancel_requests')
      .set({ status: 'refused', answer, closed_at: ctx.clock.now() })
      .where('order_id', '=', id)
      .execute();
    await emit(ctxInTx, 'order.told', { orderId: id, news: 'cancel-refused' });
  });

const reasonOf = async ({ db }: Context, orderId: number): Promise<string | null> => {
  const request = await db
    .selectFrom('cancel_requests')
    .select('reason')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return request?.reason ?? null;
};

/** T7, or the seller's no: the order goes on. Throws 401, 403, 404, and 409 when nobody asks any more. */
export const answerCancel = async ({
  ctx,
  input: { order_code: code, accept, description },
}: Verb<Answer>): Promise<SellerOrderDetail> => {
  const order = await ownSale(ctx, code);
  if (accept) {
    const reason = await reasonOf(ctx, order.id);
    await moveOrder(ctx, {
      orderId: order.id,
      transition: 'T7',
      mover: sellerOf(ctx),
      ...(reason === null ? {} : { reason }),
      note: description,
    });
  } else {
    await refuse(ctx, order, description);
  }
  return readSale({ ctx, input: { code } });
};
