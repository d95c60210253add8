import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { type Posting, postJournal } from '../ledger/index.ts';
import type { WithdrawalRow, WithdrawalStatus } from './wallet.tables.ts';

const from: Record<Exclude<WithdrawalStatus, 'requested'>, WithdrawalStatus[]> = {
  processing: ['requested'],
  paid: ['requested', 'processing'],
  rejected: ['requested', 'processing'],
};

/** One guarded statement: of two simultaneous decisions about a withdrawal one is rejected. */
const move = async (
  ctx: Context,
  id: number,
  to: keyof typeof from,
  changes: Partial<Pick<WithdrawalRow, 'processing_at' | 'finished_at' | 'reject_reason'>>,
): Promise<WithdrawalRow> => {
  const moved = await ctx.db
    .updateTable('withdrawals')
    .set({ status: to, ...changes })
    .where('id', '=', id)
    .where('status', 'in', from[to])
    .returningAll()
    .executeTakeFirst();
  if (moved) return moved;
  const found = await ctx.db
    .selectFrom('withdrawals')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  throw found ? apiError.conflict('request.conflict', { status: found.status }) : apiError.notFound();
};

const post = (ctx: Context, { id }: WithdrawalRow, to: 'paid' | 'rejected', postings: readonly Posting[]) =>
  postJournal(ctx, {
    event: 'J5',
    key: `withdrawal ${id} ${to}`,
    reference: { type: 'withdrawal', id },
    postings,
  });

/** Staff took a withdrawal up and make the transfer. Throws 404, and 409 with its status. */
export const startWithdrawal = async ({ ctx, input: { id } }: HandlerArgs<{ id: number }>): Promise<void> => {
  await move(ctx, id, 'processing', { processing_at: ctx.clock.now() });
};

/** The money has left for the bank (J5 paid); notifies the owner. Throws 404, and 409 with its status. */
export const payWithdrawal = ({ ctx, input: { id } }: HandlerArgs<{ id: number }>): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const paid = await move(ctxInTx, id, 'paid', { finished_at: ctx.clock.now() });
    const { amount, fee } = paid;
    await post(ctxInTx, paid, 'paid', [
      { account: { kind: 'withdrawal_clearing' }, amount: -amount },
      { account: { kind: 'bank' }, amount: amount - fee },
      { account: { kind: 'platform_fee' }, amount: fee },
    ]);
    await emit(ctxInTx, 'wallet.withdrawal-moved', { withdrawalId: id, to: 'paid' });
  });

/**
 * The transfer failed: the full amount goes back to the wallet (J5 back); notifies the owner why. Throws 404 and 409.
 */
export const rejectWithdrawal = ({
  ctx,
  input: { id, reason },
}: HandlerArgs<{ id: number; reason: string }>): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const rejected = await move(ctxInTx, id, 'rejected', {
      finished_at: ctx.clock.now(),
      reject_reason: reason,
    });
    const { amount, code, kind, owner } = rejected;
    await post(ctxInTx, rejected, 'rejected', [
      { account: { kind: 'withdrawal_clearing' }, amount: -amount },
      {
        account: { kind, owner },
        amount,
        history: {
          type: 'withdraw',
          code,
          description: { id: 'Penarikan ditolak, saldo kembali', en: 'Withdrawal refused, money returned' },
        },
      },
    ]);
    await emit(ctxInTx, 'wallet.withdrawal-moved', { withdrawalId: id, to: 'rejected' });
  });
