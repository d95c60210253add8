import { message, type PayoutResults } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { formatMessage } from '../../../platform/message.ts';
import { readCsvLines } from '../read-csv-lines.ts';
import { type Decision, decideWithdrawal } from './decide-withdrawal.ts';

const columns = ['withdraw_code', 'status', 'bank_reference', 'amount', 'reason'] as const;
type Line = Partial<Record<(typeof columns)[number], string>>;

/** What a line decides; null when it says neither paid with a reference and an amount nor failed with a reason. */
const decisionOf = ({
  withdraw_code: code,
  status,
  bank_reference,
  amount,
  reason,
}: Line): Decision | null => {
  if (!code) return null;
  if (status?.toLowerCase() === 'paid' && bank_reference && /^\d{1,15}$/.test(amount ?? '')) {
    return { verb: 'pay', code, bankReference: bank_reference.slice(0, 100), amount: Number(amount) };
  }
  if (status?.toLowerCase() === 'failed' && reason)
    return { verb: 'reject', code, reason: reason.slice(0, 500) };
  return null;
};

/** Takes back what a preview did. */
class Previewed extends Error {}

const book = async (ctx: Context, line: Line, isPreview: boolean): Promise<string | null> => {
  const input = decisionOf(line);
  if (!input) return message('payout.line', ctx.locale);
  try {
    await inTransaction(ctx, async (ctxInTx) => {
      await decideWithdrawal({ ctx: ctxInTx, input });
      if (isPreview) throw new Previewed();
    });
    return null;
  } catch (error) {
    if (error instanceof Previewed) return null;
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 404) return message('payout.unknown', ctx.locale);
    return formatMessage(error.words, ctx.locale);
  }
};

/**
 * Books what the bank did with the lines of a file, each in a transaction: bad ones are listed and change nothing, and
 * nor do good ones of a preview. Throws 422 for a file without the columns.
 */
export const bookPayoutResults = async ({
  ctx,
  input: { csv, is_preview },
}: HandlerArgs<{ csv: string; is_preview: boolean }>): Promise<PayoutResults> => {
  const results: PayoutResults = { done: [], failed: [] };
  for (const { record, line } of readCsvLines(csv, columns, 'payout.file.columns')) {
    const error = await book(ctx, record, is_preview);
    const code = record.withdraw_code ?? '';
    if (error === null) results.done.push(code);
    else results.failed.push({ line, withdraw_code: code, message: error });
  }
  return results;
};
