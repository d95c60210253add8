import type { Context } from '../../../../platform/context.ts';
import type { OrderTransition, OrderWithDetails } from '../order-transition.ts';
import { refundIn } from './post-money.ts';

const closeRequest = async (ctx: Context, { rule, note, now }: OrderTransition, order: OrderWithDetails) => {
  if (order.cancelRequest?.status !== 'open') return;
  const isGranted = rule.guards?.includes('cancel-requested') ?? false;
  await ctx.db
    .updateTable('cancel_requests')
    .set({ status: isGranted ? 'accepted' : 'lapsed', reply: isGranted ? (note ?? '') : '', closed_at: now })
    .where('order_id', '=', order.id)
    .execute();
};

const closeComplaint = async (ctx: Context, move: OrderTransition, order: OrderWithDetails) => {
  if (!order.complaint || order.status !== 'complained') return;
  await ctx.db
    .updateTable('complaints')
    .set({
      status: move.mover.by === 'buyer' ? 'withdrawn' : 'resolved',
      refunded: move.rule.journal === 'J4' ? refundIn(move, order) : 0,
      closed_at: move.now,
    })
    .where('id', '=', order.complaint.id)
    .execute();
};

/** A transition that leaves `processed` ends a request to cancel, one that leaves `complained` the complaint. */
export const closeDisputes = async (ctx: Context, move: OrderTransition): Promise<void> => {
  for (const order of move.orders) {
    await closeRequest(ctx, move, order);
    await closeComplaint(ctx, move, order);
  }
};
