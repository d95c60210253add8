import type { Verb } from '../../../platform/context.ts';
import { failure } from '../../../platform/http/failure.ts';
import { writeSheetTask } from '../imports-tasks.ts';
import type { SheetFormat } from '../sheet/read-sheet.ts';
import { findImport } from '../show/find-import.ts';
import { errorFileKey } from './error-file-key.ts';
import { markedTable } from './marked-table.ts';
import { offerFile } from './offer-file.ts';

interface Wanted {
  import_id: number;
  /** That of the sheet unless told otherwise. */
  format?: SheetFormat | undefined;
}

/**
 * An address of the marked sheet: the rows that were not saved, with what is wrong, ready to be put right and sent
 * again; after a dry run that is all of them. Throws 404 for another store's import and for one without errors.
 */
export const offerErrorFile = async ({ ctx, input }: Verb<Wanted>) => {
  const found = await findImport(ctx, input.import_id);
  if (found.failed === 0) throw failure.notFound('import.no-errors');
  const all = ctx.db
    .selectFrom('import_rows')
    .select(['cells', 'errors'])
    .where('import_id', '=', found.id)
    .orderBy('row_no');
  const rows = await (found.dry_run ? all : all.where('status', '!=', 'ok')).execute();
  const format = input.format ?? found.format;
  return offerFile(ctx, {
    key: errorFileKey(found.id, ctx.locale, format),
    bytes: await ctx.workers.run(writeSheetTask, [markedTable(found, rows, ctx.locale), format, ctx.locale]),
    name: `${ctx.locale === 'en' ? 'import-errors' : 'kesalahan-impor'}-${found.id}.${format}`,
  });
};
