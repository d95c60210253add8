import { orderDeadlines } from '@pasar/contract';
import { hour, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import type { OrderRow } from '../orders.tables.ts';
import { createStatusConflict } from '../state-machine/find-transition-error.ts';
import { lockGroup, lockOrders } from '../state-machine/lock-orders.ts';

interface RequestCancel {
  order: OrderRow;
  reason: string;
  description: string;
}

/**
 * Requests the seller's consent to cancel a packed order, once; 48 hours without a reply count as consent (T7b).
 * Throws 409.
 */
export const requestCancel = (ctx: Context, { order, reason, description }: RequestCancel): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockGroup(ctxInTx, order.order_group_id);
    const [now] = await lockOrders(ctxInTx, order.order_group_id, order.id);
    if (now?.status !== 'processed') throw createStatusConflict(now?.status ?? order.status);
    if (now.cancelRequest) {
      const isOpen = now.cancelRequest.status === 'open';
      throw apiError.conflict(isOpen ? 'order.cancel-pending' : 'order.cancel-rejected', {
        status: now.status,
      });
    }
    await ctxInTx.db
      .insertInto('cancel_requests')
      .values({
        order_id: order.id,
        reason,
        description,
        due_at: later(ctx.clock, orderDeadlines.replyToCancelRequest * hour),
        created_at: ctx.clock.now(),
        closed_at: null,
      })
      .execute();
    await emit(ctxInTx, 'order.notified', { orderId: order.id, news: 'cancel-requested' });
  });
