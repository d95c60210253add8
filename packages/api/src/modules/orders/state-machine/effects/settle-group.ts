import type { Context } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/jobs/outbox.ts';
import type { OrderTransition } from '../order-transition.ts';

/** T1 pays a group, T2 and T3 close it; the payment module is notified of a close. */
export const settleGroup = async (
  ctx: Context,
  { rule, group, data, now }: OrderTransition,
): Promise<void> => {
  const change = ctx.db.updateTable('order_groups').where('id', '=', group.id);
  if (rule.journal === 'J1') {
    await change.set({ paid_at: now, payment_id: data?.paymentId ?? null }).execute();
  }
  if (rule.journal !== 'J0-back') return;
  const to = rule.to === 'cancelled_buyer' ? rule.to : 'payment_expired';
  await change.set({ closed_at: now, closed_as: to }).execute();
  await emit(ctx, 'order-group.closed', { groupId: group.id, to });
};
