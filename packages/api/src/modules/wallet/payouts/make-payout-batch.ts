import { createHash } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { csvLine } from '../../../platform/csv-line.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { randomCode } from '../../../platform/ids.ts';
import { jakartaDigits } from '../../../platform/jakarta.ts';
import { findBank } from '../../stores/index.ts';
import { startWithdrawal } from '../settle-withdrawal.ts';
import type { WithdrawalRow } from '../wallet.tables.ts';

/** What a bank takes in one file. */
const mostRows = 1_000;

const head = ['withdraw_code', 'bank', 'account_number', 'branch', 'account_holder', 'amount', 'remark'];

const lineOf = ({ code, bank_id, rekening, cabang, atas_nama, amount, fee }: WithdrawalRow) =>
  csvLine(
    [code, findBank(bank_id)?.bank ?? '', rekening, cabang, atas_nama, amount - fee, `Pasar ${code}`],
    'en',
  );

const approved = ({ db }: Context) =>
  db
    .selectFrom('withdrawals')
    .where('status', '=', 'approved')
    .where('destination', '=', 'bank')
    .orderBy('id')
    .limit(mostRows);

/**
 * The given withdrawals as far as they are approved, or all that are, and what arrives at the bank altogether. Throws
 * 409 for none.
 */
export const listPayable = async (
  ctx: Context,
  codes?: readonly string[],
): Promise<{ codes: string[]; total: number }> => {
  const all = approved(ctx).select(['code', 'amount', 'fee']);
  const rows = await (codes ? all.where('code', 'in', [...codes]) : all).execute();
  if (rows.length === 0) throw apiError.conflict('payout.none', { reason: 'nothing_approved' });
  return {
    codes: rows.map(({ code }) => code),
    total: rows.reduce((total, { amount, fee }) => total + amount - fee, 0),
  };
};

/**
 * Puts approved withdrawals into one bank file, each into one alone, and marks them as being paid. Throws 409 when one
 * of them is not approved any more.
 */
export const makePayoutBatch = (
  ctx: Context,
  { staffId, codes }: { staffId: number; codes: readonly string[] },
): Promise<{ code: string }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const rows = await approved(ctxInTx)
      .selectAll()
      .where('code', 'in', [...codes])
      .forUpdate()
      .execute();
    if (rows.length !== codes.length) throw apiError.conflict('payout.changed', { reason: 'changed' });
    const now = ctx.clock.now();
    const csv = csvLine(head, 'en') + rows.map(lineOf).join('');
    const batch = await ctxInTx.db
      .insertInto('payout_batches')
      .values({
        code: `PB-${jakartaDigits(now)}-${randomCode()}`,
        created_by: staffId,
        created_at: now,
        rows: rows.length,
        total: rows.reduce((total, { amount, fee }) => total + amount - fee, 0),
        csv,
        sha256: createHash('sha256').update(csv).digest('hex'),
      })
      .returning(['id', 'code'])
      .executeTakeFirstOrThrow();
    await ctxInTx.db
      .insertInto('payouts')
      .values(
        rows.map(({ id, code }) => ({
          withdrawal_id: id,
          provider: 'file',
          reference: `${code}-1`,
          provider_ref: null,
          status: 'sent' as const,
          batch_id: batch.id,
        })),
      )
      .execute();
    for (const { id } of rows) await startWithdrawal({ ctx: ctxInTx, input: { id } });
    return { code: batch.code };
  });
