import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { writeSpreadsheetTask } from '../imports-tasks.ts';
import { findImport } from '../presenters/find-import.ts';
import type { SpreadsheetFormat } from '../spreadsheet/read-spreadsheet.ts';
import { createFileLink } from './create-file-link.ts';
import { errorFileKey } from './error-file-key.ts';
import { markedTable } from './marked-table.ts';

interface Wanted {
  import_id: number;
  /** Defaults to the format of the spreadsheet. */
  format?: SpreadsheetFormat | undefined;
}

/**
 * An address of the marked sheet: the rows that were not saved, with what is wrong, ready to be put right and sent
 * again; after a dry run that is all of them. Throws 404 for another store's import and for one without errors.
 */
export const createErrorFileLink = async ({ ctx, input }: HandlerArgs<Wanted>) => {
  const found = await findImport(ctx, input.import_id);
  if (found.failed === 0) throw apiError.notFound('import.no-errors');
  const all = ctx.db
    .selectFrom('import_rows')
    .select(['cells', 'errors'])
    .where('import_id', '=', found.id)
    .orderBy('row_no');
  const rows = await (found.dry_run ? all : all.where('status', '!=', 'ok')).execute();
  const format = input.format ?? found.format;
  return createFileLink(ctx, {
    key: errorFileKey(found.id, ctx.locale, format),
    bytes: await ctx.workers.run(writeSpreadsheetTask, [
      markedTable(found, rows, ctx.locale),
      format,
      ctx.locale,
    ]),
    name: `${ctx.locale === 'en' ? 'import-errors' : 'kesalahan-impor'}-${found.id}.${format}`,
  });
};
