import { consumer } from '../../../platform/jobs/outbox.ts';
import { closeCharges } from '../charges/open-charge.ts';

/** Stops collecting money for a closed group. */
export const followClosedGroup = consumer('order-group.closed', async (ctx, { groupId, to }) => {
  const status = to === 'cancelled_buyer' ? 'cancelled' : 'expired';
  const closed = await ctx.db
    .updateTable('payments')
    .set({ status })
    .where('order_group_id', '=', groupId)
    .where('status', '=', 'waiting')
    .returning('id')
    .execute();
  for (const { id } of closed) await closeCharges(ctx, id, status);
  if (closed.length > 0) ctx.afterCommit(() => ctx.wakeJobs('payments'));
});
