import { minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { closeUnpaidGroup, readGroup } from '../../orders/index.ts';
import { closeCharges, isPolledAfterEnd, newestCharge } from '../charges/open-charge.ts';
import { pollCharges } from '../charges/poll-charges.ts';
import type { ChargeRow } from '../payments.tables.ts';
import { providerNamed } from '../provider/providers.ts';

/** So long a payment waits for a provider that does not answer after the deadline. */
const grace = 30 * minute;

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

/** Whether the provider of a charge may know of money by now that nobody has heard of. */
const isUncertain = (ctx: Context, charge: ChargeRow | undefined): charge is ChargeRow => {
  if (charge === undefined || !['asked', 'waiting'].includes(charge.status)) return false;
  const provider = providerNamed(ctx, charge.provider);
  return provider !== undefined && !provider.isManual && !isPolledAfterEnd(ctx, charge, grace);
};

/** The provider is asked before a payment ends. False when it did not answer and is asked again. */
const mayEnd = async (ctx: Context, id: number): Promise<boolean> => {
  const charge = await newestCharge(ctx, id);
  if (!isUncertain(ctx, charge)) return true;
  // One that did not answer just now is asked again in a minute.
  const isDue = charge.next_poll_at === null || charge.next_poll_at <= ctx.clock.now();
  if (isDue) await pollCharges(ctx, [charge.id]);
  return !isUncertain(ctx, await newestCharge(ctx, id));
};

const expire = async (ctx: Context, id: number): Promise<void> => {
  if (!(await mayEnd(ctx, id))) return;
  await inTransaction(ctx, async (ctxInTx) => {
    const due = await takeDue(ctxInTx, id);
    if (!due) return;
    const status = await closeGroup(ctxInTx, due.order_group_id);
    const paid_at = status === 'paid' ? ctxInTx.clock.now() : null;
    await ctxInTx.db.updateTable('payments').set({ status, paid_at }).where('id', '=', id).execute();
    await closeCharges(ctxInTx, id, 'expired');
  });
};

/**
 * Ends every overdue payment with its orders: stock, promos and the wallet's part go back (T2). Its provider is asked
 * before, and again for half an hour when it does not answer (M6). A failing payment does not block the others.
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
