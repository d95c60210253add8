import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { banks } from '../../stores/index.ts';
import { approveWithdrawal, startWithdrawal } from '../settle-withdrawal.ts';

const bankIds = (names: ReadonlySet<string>) =>
  banks.filter(({ bank }) => names.has(bank)).map(({ id }) => id);

/** An approved withdrawal that a service sends: the payout service to its banks, payment services to their payments. */
const takeApproved = ({ db, payoutProviders: [payouts], paymentProviders }: Context) => {
  const refunding = paymentProviders.flatMap(({ name, refunds }) => (refunds ? [name] : []));
  return db
    .selectFrom('withdrawals')
    .select(['id', 'code', 'source'])
    .where('status', '=', 'approved')
    .where((e) =>
      e.or([
        e.and([
          e('destination', '=', 'bank'),
          e('bank_id', '=', sql<number>`any(${payouts ? bankIds(payouts.banks) : []}::int[])`),
        ]),
        e.and([
          e('destination', '=', 'source'),
          e(sql<string>`source ->> 'provider'`, '=', sql<string>`any(${refunding}::text[])`),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
};

/** Small withdrawals need no person, where the operator said so. */
const approveSmall = async (ctx: Context): Promise<boolean> => {
  if (ctx.limits.payoutAutoMax <= 0) return false;
  return inTransaction(ctx, async (ctxInTx) => {
    const small = await ctxInTx.db
      .selectFrom('withdrawals')
      .select('id')
      .where('status', '=', 'requested')
      .where('amount', '<=', ctx.limits.payoutAutoMax)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!small) return false;
    await approveWithdrawal({ ctx: ctxInTx, input: { id: small.id, staffId: null } });
    return true;
  });
};

/**
 * Opens the payout of an approved withdrawal at the provider that sends it; others wait for a bank file. Returns false
 * when none waits.
 */
export const openNextPayout = async (ctx: Context): Promise<boolean> => {
  if (await approveSmall(ctx)) return true;
  return inTransaction(ctx, async (ctxInTx) => {
    const next = await takeApproved(ctxInTx);
    const provider = next?.source?.provider ?? ctx.payoutProviders[0]?.name;
    if (!next || !provider) return false;
    await startWithdrawal({ ctx: ctxInTx, input: { id: next.id } });
    await ctxInTx.db
      .insertInto('payouts')
      .values({
        withdrawal_id: next.id,
        provider,
        reference: `${next.code}-1`,
        provider_ref: null,
        status: 'created',
        batch_id: null,
        next_poll_at: ctx.clock.now(),
      })
      .execute();
    return true;
  });
};
