import { message, type Settlement } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { formatMessage } from '../../../platform/message.ts';
import { recordAudit } from '../../audit/index.ts';
import { bookSettlement } from '../../payments/index.ts';
import { bookDeposit } from '../../shipping/index.ts';
import { type CsvLine, readCsvLines } from '../read-csv-lines.ts';

const columns = ['reference', 'amount', 'fee'] as const;
type Line = CsvLine<(typeof columns)[number]>;

const rupiahIn = (text = ''): number | null => (/^\d{1,12}$/.test(text) ? Number(text) : null);

const book = async (ctx: Context, provider: string, { record }: Line): Promise<string | null> => {
  const { reference = '' } = record;
  const [amount, fee] = [rupiahIn(record.amount), rupiahIn(record.fee)];
  if (amount === null || fee === null || fee > amount) return message('settlement.line', ctx.locale);
  try {
    const isCourier = ctx.courierProviders.some(({ name }) => name === provider);
    await (isCourier ? bookDeposit : bookSettlement)(ctx, { provider, reference, amount, fee });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return formatMessage(error.words, ctx.locale);
  }
};

/**
 * Books what a payment provider paid out, or what went into the deposit at a courier service, line by line: bad ones are
 * listed and change nothing but a mismatch. Throws 422 for a file without the columns.
 */
export const importSettlement = ({
  ctx,
  input: { provider, csv },
}: HandlerArgs<{ provider: string; csv: string }>): Promise<Settlement> =>
  inTransaction(ctx, async (ctxInTx) => {
    const result: Settlement = { done: [], failed: [] };
    for (const line of readCsvLines(csv, columns, 'settlement.columns')) {
      const error = await book(ctxInTx, provider, line);
      const reference = line.record.reference ?? '';
      if (error === null) result.done.push(reference);
      else result.failed.push({ line: line.line, reference, message: error });
    }
    await recordAudit(ctxInTx, {
      action: 'settlement.import',
      target: { type: 'provider', id: provider },
      after: { booked: result.done.length, failed: result.failed.length },
    });
    return result;
  });
