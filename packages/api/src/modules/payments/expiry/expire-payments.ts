import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { closeUnpaidGroup, readGroup } from '../../orders/index.ts';

/** Locks a payment that is still overdue; one that somebody works on is theirs. */
const takeDue = ({ db, clock }: Context, id: number) =>
  db
    .selectFrom('payments')
    .select('order_group_id')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', clock.now())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const statusByGroup = {
  waiting: 'waiting',
  paid: 'paid',
  payment_expired: 'expired',
  cancelled_buyer: 'cancelled',
} as const;

/** The group may have been closed or paid by somebody else meanwhile; then the payment follows it. */
const closeGroup = async (ctx: Context, groupId: number) => {
  try {
    await closeUnpaidGroup(ctx, { groupId, to: 'payment_expired' });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 409)) throw error;
  }
  const group = await readGroup(ctx, { groupId });
  return statusByGroup[group?.status ?? 'payment_expired'];
};

const expire = (ctx: Context, id: number): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const due = await takeDue(ctxInTx, id);
    if (!due) return;
    const status = await closeGroup(ctxInTx, due.order_group_id);
    const paid_at = status === 'paid' ? ctxInTx.clock.now() : null;
    await ctxInTx.db.updateTable('payments').set({ status, paid_at }).where('id', '=', id).execute();
  });

/**
 * Ends every overdue payment with its orders: stock, promos and the wallet's part go back (T2). A simultaneous report
 * waits for it, or makes it wait. A failing one is logged and does not block the others.
 */
export const expirePayments = async (ctx: Context): Promise<void> => {
  const due = await ctx.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', ctx.clock.now())
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
  for (const { id } of due) {
    await expire(ctx, id).catch((error) =>
      ctx.log.error({ err: error, payment: id }, 'a payment did not expire'),
    );
  }
};

export const expiryJob: ScheduledJob = {
  name: 'payments: expire',
  pattern: '*/5 * * * * *',
  run: expirePayments,
};
