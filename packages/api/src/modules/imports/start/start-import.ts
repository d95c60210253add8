import type { endpoints, HandlerInput } from '@pasar/contract';
import type { SignedInUser } from '../../../platform/actor.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { readUploadedSpreadsheet, retainSpreadsheet } from '../../media/index.ts';
import { getCurrentMerchant } from '../get-current-merchant.ts';
import { collectSpreadsheetTask } from '../imports-tasks.ts';
import { isRowRunning } from '../is-running.ts';
import { detectFormat } from '../spreadsheet/read-spreadsheet.ts';
import type { CollectedSpreadsheet } from './collect-spreadsheet.ts';
import { insertRows } from './insert-rows.ts';

type StartImport = HandlerInput<typeof endpoints.imports.start>['body'];

const refuseSecond = async (ctx: Context, merchantId: number): Promise<void> => {
  const running = await ctx.db
    .selectFrom('imports')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where(isRowRunning)
    .executeTakeFirst();
  if (running) throw apiError.conflict('import.running', { reason: 'import_running', import_id: running.id });
};

/** The import's row; undefined when another one has begun in the meantime. */
const insertImport = (
  ctxInTx: Context,
  seller: SignedInUser & { merchantId: number },
  { input, sheet, format }: { input: StartImport; sheet: CollectedSpreadsheet; format: 'csv' | 'xlsx' },
) =>
  ctxInTx.db
    .insertInto('imports')
    .values({
      merchant_id: seller.merchantId,
      user_id: seller.userId,
      media_id: input.file_id,
      format,
      mode: input.mode,
      dry_run: input.dry_run === '1',
      on_error: input.on_error,
      status: 'uploaded',
      headings: json(sheet.headings),
      total: sheet.rows.length,
      due_at: ctxInTx.clock.now(),
      message: null,
      created_at: ctxInTx.clock.now(),
      finished_at: null,
    })
    .onConflict((conflict) => conflict.column('merchant_id').where(isRowRunning).doNothing())
    .returning('id')
    .executeTakeFirst();

/**
 * Takes up an uploaded sheet; its rows are worked on by a job. Throws 422 on `file_id` for a file of somebody else, for
 * one that is no sheet of products and for one that is too long, 409 while another import of the store is under way,
 * 503 while too many files are being read.
 */
export const startImport = async ({ ctx, input }: HandlerArgs<StartImport>) => {
  const seller = getCurrentMerchant(ctx);
  await refuseSecond(ctx, seller.merchantId);
  const bytes = await readUploadedSpreadsheet(ctx, input.file_id, seller.userId);
  const format = detectFormat(bytes);
  const sheet = await ctx.workers.run(collectSpreadsheetTask, [bytes, input.mode], [bytes.buffer]);
  return inTransaction(ctx, async (ctxInTx) => {
    await retainSpreadsheet(ctxInTx, input.file_id, seller.userId);
    const added = await insertImport(ctxInTx, seller, { input, sheet, format });
    if (!added) {
      await refuseSecond(ctxInTx, seller.merchantId);
      throw apiError.conflict('import.running', { reason: 'import_running' });
    }
    await insertRows(ctxInTx, added.id, sheet);
    ctxInTx.afterCommit(() => ctx.wakeJobs('imports'));
    return { import_id: added.id, status: 'uploaded' as const };
  });
};
