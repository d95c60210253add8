import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';

/** Escalates complaints to staff that the seller did not reply to within three days (domain 3.9, T15). */
export const escalateComplaints = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const handedOver = await ctxInTx.db
      .updateTable('complaints')
      .set({ status: 'escalated' })
      .where('status', '=', 'open')
      .where('due_at', '<=', ctx.clock.now())
      .returning('order_id')
      .execute();
    for (const { order_id } of handedOver) {
      await emit(ctxInTx, 'order.notified', { orderId: order_id, news: 'complaint-escalated' });
    }
  });
