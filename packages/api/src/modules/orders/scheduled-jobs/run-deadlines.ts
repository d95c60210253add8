import type { TransitionId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { escalateComplaints } from '../complaints/escalate-complaints.ts';
import { system } from '../state-machine/transition-actor.ts';
import { transitionOrder } from '../state-machine/transition-order.ts';

interface Due {
  orderId: number;
  transition: TransitionId;
  reason?: string;
}

/** The limit of one round; the next round continues. */
const atOnce = 500;

const dueBy = (
  { db, clock }: Context,
  column: 'respond_due_at' | 'ship_due_at' | 'pickup_due_at' | 'complete_due_at',
) =>
  db
    .selectFrom('orders')
    .select(['id', 'missed_pickups'])
    .where(column, '<=', clock.now())
    .orderBy(column)
    .limit(atOnce)
    .execute();

const moves = (rows: readonly { id: number }[], transition: TransitionId): Due[] =>
  rows.map(({ id }) => ({ orderId: id, transition }));

const requestsDue = async ({ db, clock }: Context): Promise<Due[]> => {
  const rows = await db
    .selectFrom('cancel_requests')
    .select(['order_id', 'reason'])
    .where('status', '=', 'open')
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  return rows.map(({ order_id, reason }) => ({ orderId: order_id, transition: 'T7b', reason }));
};

/** Requests to cancel come first: with both overdue, the buyer's request ends the order, not the seller's delay. */
const allDue = async (ctx: Context): Promise<Due[]> => {
  const pickups = await dueBy(ctx, 'pickup_due_at');
  return [
    ...(await requestsDue(ctx)),
    ...moves(await dueBy(ctx, 'respond_due_at'), 'T8'),
    ...moves(await dueBy(ctx, 'ship_due_at'), 'T8'),
    ...moves(
      pickups.filter(({ missed_pickups }) => missed_pickups === 0),
      'T11',
    ),
    ...moves(
      pickups.filter(({ missed_pickups }) => missed_pickups > 0),
      'T11b',
    ),
    ...moves(await dueBy(ctx, 'complete_due_at'), 'T14'),
  ];
};

/** One order that cannot be moved does not block the others; a rejection means that another request was faster. */
const serve = async (ctx: Context, due: Due) => {
  try {
    await transitionOrder(ctx, { ...due, mover: system });
  } catch (error) {
    if (!(error instanceof ApiError)) ctx.log.error({ err: error, ...due }, 'a deadline could not be served');
  }
};

/** Ends what nobody acted on in time, through the same guards as everybody (domain 3.9: T7, T8, T11, T14). */
export const runDeadlines = async (ctx: Context): Promise<void> => {
  for (const due of await allDue(ctx)) await serve(ctx, due);
  await escalateComplaints(ctx);
};

export const deadlinesJob: ScheduledJob = {
  name: 'orders: deadlines',
  pattern: '*/15 * * * * *',
  run: runDeadlines,
};
