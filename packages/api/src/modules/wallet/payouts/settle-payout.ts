import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { PayoutState } from '../../../ports/payout-provider.ts';
import { payWithdrawal, rejectWithdrawal, reverseWithdrawal } from '../settle-withdrawal.ts';
import type { PayoutRow } from '../wallet.tables.ts';
import { describeError } from './describe-error.ts';

/** One minute, then 2, 4, 8 …, an hour at most. */
export const computeNextPayoutTry = ({ clock }: Pick<Context, 'clock'>, tries: number): Date =>
  later(clock, Math.min(2 ** (tries - 1), 60) * minute);

/** The withdrawal first, as staff lock it who decide about it at the same time. */
const lock = async ({ db }: Context, { id, withdrawal_id }: PayoutRow) => {
  const withdrawal = await db
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.status', 'withdrawals.destination', 'users.locale'])
    .where('withdrawals.id', '=', withdrawal_id)
    .forUpdate('withdrawals')
    .executeTakeFirstOrThrow();
  const current = await db
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { withdrawal, current };
};

/**
 * Writes what the provider says about a payout. Paid is final but for a reversal; failed and reversed give the whole
 * amount back (trade M15). A repeated state changes nothing.
 */
export const settlePayoutState = (ctx: Context, payout: PayoutRow, state: PayoutState): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { withdrawal, current } = await lock(ctxInTx, payout);
    const { id, withdrawal_id } = current;
    const { locale, destination } = withdrawal;
    const isProcessing = withdrawal.status === 'processing';
    const isFinal = state.status !== 'sent';
    const isLast = current.status === 'failed' || current.status === 'reversed';
    await ctxInTx.db
      .updateTable('payouts')
      .set({
        provider_ref: state.providerRef,
        error_code: state.failureCode ?? current.error_code,
        next_poll_at: isFinal || isLast ? null : computeNextPayoutTry(ctx, current.tries),
        ...(isFinal || isLast || current.status === 'succeeded' ? {} : { status: 'sent' as const }),
      })
      .where('id', '=', id)
      .execute();
    if (isLast) return;
    const isPaid = state.status === 'succeeded' || state.status === 'reversed';
    if (isProcessing && isPaid) {
      await payWithdrawal({
        ctx: ctxInTx,
        input: { id: withdrawal_id, bankReference: state.providerRef, provider: current.provider },
      });
    }
    if (state.status === 'reversed') {
      const reason = describeError({ code: state.failureCode, status: 'reversed', destination }, locale);
      await reverseWithdrawal({ ctx: ctxInTx, input: { id: withdrawal_id, reason } });
    }
    if (state.status === 'failed' && isProcessing) {
      const reason = describeError({ code: state.failureCode, status: 'failed', destination }, locale);
      await rejectWithdrawal({ ctx: ctxInTx, input: { id: withdrawal_id, reason } });
    }
  });
