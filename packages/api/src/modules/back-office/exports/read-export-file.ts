import { type endpoints, type HandlerInput, type HandlerResponse, maxWorkbookRows } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { byteOrderMark } from '../../../platform/csv-line.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertStaffRole } from '../assert-not-own.ts';
import { writeWorkbookTask } from '../back-office-tasks.ts';
import { numberColumns } from './export-heads.ts';
import { readExport } from './find-exports.ts';
import { listOfExport } from './list-of-export.ts';

type Call = typeof endpoints.adminExports.file;
type File = HandlerInput<Call>['body'];

/** The text of a file with what names it. Whoever fetches it is on record. */
const fetchText = (ctx: Context, { export_id, format }: File) =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await readExport(ctxInTx, export_id);
    const { id, list, rows, state, requested_at, is_unmasked } = found;
    assertStaffRole(ctxInTx, is_unmasked ? ['admin'] : listOfExport[list].staff, 'admin.role');
    if (is_unmasked) await requireStepUp(ctxInTx, 'contacts');
    if (state !== 'done') throw apiError.conflict('admin.export.not-ready', found);
    if (format === 'xlsx' && rows > maxWorkbookRows) throw apiError.invalid({ format: ['field.invalid'] });
    const { locale } = await ctxInTx.db
      .selectFrom('exports')
      .select('locale')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const parts = await ctxInTx.db
      .selectFrom('export_parts')
      .select('csv')
      .where('export_id', '=', id)
      .orderBy('part')
      .execute();
    await recordAudit(ctxInTx, {
      action: 'export.fetch',
      target: { type: 'export', id },
      after: { list, rows, ...(is_unmasked && { is_unmasked }) },
    });
    const name = `${list}${is_unmasked ? ' unmasked' : ''} ${requested_at.slice(0, 10)} ${id}`;
    return { list, locale, name, csv: parts.map(({ csv }) => csv).join('') };
  });

/**
 * A finished file. Throws 403 without the roles of its list, or without a fresh proof for an unmasked one, 404 for
 * another's, 409 before it is finished, and 422 for a workbook of too many rows.
 */
export const readExportFile = async ({
  ctx,
  input,
}: HandlerArgs<File>): Promise<HandlerResponse<Call>['data']> => {
  const { list, locale, name, csv } = await fetchText(ctx, input);
  // A database may take the mark off a text that begins with it.
  if (input.format === 'csv') return { name: `${name}.csv`, csv: byteOrderMark + csv };
  const bytes = await ctx.workers.run(writeWorkbookTask, [csv, locale, numberColumns(list)]);
  return { name: `${name}.xlsx`, csv: '', xlsx: Buffer.from(bytes).toString('base64') };
};
