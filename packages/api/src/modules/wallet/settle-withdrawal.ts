import type { Selectable } from 'kysely';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { type Posting, postJournal } from '../ledger/index.ts';
import type { Payouts, WithdrawalRow, WithdrawalStatus } from './wallet.tables.ts';

const from: Record<Exclude<WithdrawalStatus, 'requested'>, WithdrawalStatus[]> = {
  approved: ['requested'],
  processing: ['approved'],
  paid: ['processing'],
  rejected: ['requested', 'approved', 'processing'],
  reversed: ['paid'],
};

/** One guarded statement: of two simultaneous decisions about a withdrawal one is rejected. */
const move = async (
  ctx: Context,
  id: number,
  to: keyof typeof from,
  changes: Partial<Pick<WithdrawalRow, 'processing_at' | 'finished_at' | 'reject_reason' | 'approved_by'>>,
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

const post = (
  ctx: Context,
  { id }: WithdrawalRow,
  to: 'paid' | 'rejected' | 'reversed',
  postings: readonly Posting[],
) =>
  postJournal(ctx, {
    event: 'J5',
    key: `withdrawal ${id} ${to}`,
    reference: { type: 'withdrawal', id },
    postings,
  });

/** What became of the attempt to pay a withdrawal out, where there is one. */
const settlePayout = async (
  ctx: Context,
  id: number,
  changes: Partial<Pick<Selectable<Payouts>, 'status' | 'provider_ref'>>,
) =>
  ctx.db
    .updateTable('payouts')
    .set({ ...changes, next_poll_at: null })
    .where('withdrawal_id', '=', id)
    .where('status', '!=', 'failed')
    .execute();

/** Withdrawals that were being paid before bank files were made have no attempt yet; the bank's reference needs one. */
const recordPaid = ({ db }: Context, { id, code }: WithdrawalRow, { provider, bankReference }: Paid) =>
  db
    .insertInto('payouts')
    .values({
      withdrawal_id: id,
      provider,
      reference: `${code}-1`,
      provider_ref: bankReference,
      status: 'succeeded',
      batch_id: null,
    })
    .onConflict((known) =>
      known
        .column('reference')
        .doUpdateSet({ status: 'succeeded', provider_ref: bankReference, next_poll_at: null }),
    )
    .execute();

/** What leaves for a payment leaves what its provider holds for the marketplace. */
const payer = ({ destination }: WithdrawalRow) =>
  ({ kind: destination === 'source' ? 'gateway_clearing' : 'bank' }) as const;

interface Paid {
  bankReference: string;
  /** Who sent it: a payout provider, or the bank that got the file. */
  provider: string;
}

/** Staff let a withdrawal go to the bank. Throws 404, and 409 with its status. */
export const approveWithdrawal = async ({
  ctx,
  input: { id, staffId },
}: HandlerArgs<{ id: number; staffId: number | null }>): Promise<void> => {
  await move(ctx, id, 'approved', { approved_by: staffId });
};

/** The transfer of an approved withdrawal is being made. Throws 404, and 409 with its status. */
export const startWithdrawal = async ({ ctx, input: { id } }: HandlerArgs<{ id: number }>): Promise<void> => {
  await move(ctx, id, 'processing', { processing_at: ctx.clock.now() });
};

/**
 * The money has left for the bank (J5 paid), which calls the transfer by its reference; notifies the owner. Throws
 * 404, and 409 with its status and for a reference of another transfer.
 */
export const payWithdrawal = ({
  ctx,
  input: { id, bankReference, provider = 'file' },
}: HandlerArgs<{ id: number; bankReference: string; provider?: string }>): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const known = await ctxInTx.db
      .selectFrom('payouts')
      .select('withdrawal_id')
      .where('provider', '=', provider)
      .where('provider_ref', '=', bankReference)
      .where('withdrawal_id', '!=', id)
      .executeTakeFirst();
    if (known) throw apiError.conflict('payout.reference-used', { reason: 'reference_used' });
    const paid = await move(ctxInTx, id, 'paid', { finished_at: ctx.clock.now() });
    const { amount, fee } = paid;
    await recordPaid(ctxInTx, paid, { provider, bankReference });
    await post(ctxInTx, paid, 'paid', [
      { account: { kind: 'withdrawal_clearing' }, amount: -amount },
      { account: payer(paid), amount: amount - fee },
      { account: { kind: 'platform_fee' }, amount: fee },
    ]);
    await emit(ctxInTx, 'wallet.withdrawal-moved', { withdrawalId: id, to: 'paid' });
  });

const returned = {
  rejected: { id: 'Penarikan ditolak, saldo kembali', en: 'Withdrawal refused, money returned' },
  reversed: { id: 'Penarikan dikembalikan bank', en: 'Withdrawal sent back by the bank' },
};

const giveBack = async (
  { ctx, input: { id, reason } }: HandlerArgs<{ id: number; reason: string }>,
  to: 'rejected' | 'reversed',
  sourcesOf: (row: WithdrawalRow) => Posting[],
): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const row = await move(ctxInTx, id, to, { finished_at: ctx.clock.now(), reject_reason: reason });
    await settlePayout(ctxInTx, id, { status: to === 'reversed' ? 'reversed' : 'failed' });
    const { amount, code, kind, owner } = row;
    await post(ctxInTx, row, to, [
      ...sourcesOf(row),
      { account: { kind, owner }, amount, history: { type: 'withdraw', code, description: returned[to] } },
    ]);
    await emit(ctxInTx, 'wallet.withdrawal-moved', { withdrawalId: id, to });
  });

/**
 * A withdrawal is refused or its transfer failed: the full amount goes back to the wallet (J5 back); notifies the owner
 * why. Throws 404 and 409.
 */
export const rejectWithdrawal = (args: HandlerArgs<{ id: number; reason: string }>): Promise<void> =>
  giveBack(args, 'rejected', ({ amount }) => [{ account: { kind: 'withdrawal_clearing' }, amount: -amount }]);

/** The bank sent a paid withdrawal back: the full amount returns, the fee too. Throws 404 and 409. */
export const reverseWithdrawal = (args: HandlerArgs<{ id: number; reason: string }>): Promise<void> =>
  giveBack(args, 'reversed', (row) => [
    { account: payer(row), amount: row.fee - row.amount },
    { account: { kind: 'platform_fee' }, amount: -row.fee },
  ]);
