import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { banks } from '../../stores/index.ts';
import { approveWithdrawal, startWithdrawal } from '../settle-withdrawal.ts';

const bankIds = (names: ReadonlySet<string>) =>
  banks.filter(({ bank }) => names.has(bank)).map(({ id }) => id);

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
 * Opens the payout of an approved withdrawal at the provider that sends to its bank; others wait for a bank file.
 * Returns false when none waits.
 */
export const openNextPayout = async (ctx: Context): Promise<boolean> => {
  if (await approveSmall(ctx)) return true;
  const [provider] = ctx.payoutProviders;
  if (!provider) return false;
  return inTransaction(ctx, async (ctxInTx) => {
    const next = await ctxInTx.db
      .selectFrom('withdrawals')
      .select(['id', 'code'])
      .where('status', '=', 'approved')
      .where('bank_id', 'in', bankIds(provider.banks))
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return false;
    await startWithdrawal({ ctx: ctxInTx, input: { id: next.id } });
    await ctxInTx.db
      .insertInto('payouts')
      .values({
        withdrawal_id: next.id,
        provider: provider.name,
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
