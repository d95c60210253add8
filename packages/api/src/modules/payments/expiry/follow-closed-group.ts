import { consumer } from '../../../platform/jobs/outbox.ts';

/** Stops collecting money for a closed group. */
export const followClosedGroup = consumer('order-group.closed', async ({ db }, { groupId, to }) => {
  await db
    .updateTable('payments')
    .set({ status: to === 'cancelled_buyer' ? 'cancelled' : 'expired' })
    .where('order_group_id', '=', groupId)
    .where('status', '=', 'waiting')
    .execute();
});
