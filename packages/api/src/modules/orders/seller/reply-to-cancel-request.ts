import type { endpoints, HandlerInput, SellerOrderDetail } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import type { OrderRow } from '../orders.tables.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { lockGroup, lockOrders } from '../state-machine/lock-orders.ts';
import { getCurrentSeller } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';
import { findOwnSellerOrder, readSellerOrder } from './read-seller-order.ts';

type Answer = HandlerInput<typeof endpoints.selling.replyToCancelRequest>['body'];

const refuse = (ctx: Context, { id, order_group_id, status }: OrderRow, answer: string) =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockGroup(ctxInTx, order_group_id);
    const [order] = await lockOrders(ctxInTx, order_group_id, id);
    if (order?.status !== 'processed' || order.cancelRequest?.status !== 'open') {
      throw createStatusConflict(order?.status ?? status);
    }
    await ctxInTx.db
      .updateTable('cancel_requests')
      .set({ status: 'rejected', reply: answer, closed_at: ctx.clock.now() })
      .where('order_id', '=', id)
      .execute();
    await emit(ctxInTx, 'order.notified', { orderId: id, news: 'cancel-refused' });
  });

const reasonOf = async ({ db }: Context, orderId: number): Promise<string | null> => {
  const request = await db
    .selectFrom('cancel_requests')
    .select('reason')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return request?.reason ?? null;
};

/** T7, or the seller's rejection: the order goes on. Throws 401, 403, 404, and 409 when no request is open any more. */
export const replyToCancelRequest = async ({
  ctx,
  input: { order_code: code, accept, description },
}: HandlerArgs<Answer>): Promise<SellerOrderDetail> => {
  const order = await findOwnSellerOrder(ctx, code);
  if (accept) {
    const reason = await reasonOf(ctx, order.id);
    await transitionOrder(ctx, {
      orderId: order.id,
      transition: 'T7',
      mover: getCurrentSeller(ctx),
      ...(reason === null ? {} : { reason }),
      note: description,
    });
  } else {
    await refuse(ctx, order, description);
  }
  return readSellerOrder({ ctx, input: { code } });
};
