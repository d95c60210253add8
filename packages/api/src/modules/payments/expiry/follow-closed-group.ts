import { consumer } from '../../../platform/jobs/outbox.ts';

/** A group that was closed is not collected for any more. */
export const followClosedGroup = consumer('order-group.closed', async ({ db }, { groupId, to }) => {
  await db
    .updateTable('payments')
    .set({ status: to === 'cancelled_buyer' ? 'cancelled' : 'expired' })
    .where('order_group_id', '=', groupId)
    .where('status', '=', 'waiting')
    .execute();
});
