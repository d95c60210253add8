import type { Locale } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { columns } from '../columns/columns.ts';
import { writeSpreadsheetTask } from '../imports-tasks.ts';
import type { SpreadsheetFormat } from '../spreadsheet/read-spreadsheet.ts';
import { createFileLink } from './create-file-link.ts';
import type { Table } from './write-spreadsheet.ts';

const names: Record<Locale, string> = { id: 'templat-produk', en: 'product-template' };

/** The headings of a language, and below each what belongs in its column; the import skips that line. */
const templateTable = (locale: Locale): Table => [
  columns.map(({ column, aliases }) => (locale === 'en' ? aliases[0] : column)),
  columns.map(({ hint }) => hint[locale]),
];

/** An address of the empty sheet, in the caller's language. */
export const createTemplateLink = async ({
  ctx,
  input: { format },
}: HandlerArgs<{ format: SpreadsheetFormat }>) =>
  createFileLink(ctx, {
    key: `imports/templates/${ctx.locale}.${format}`,
    bytes: await ctx.workers.run(writeSpreadsheetTask, [templateTable(ctx.locale), format, ctx.locale]),
    name: `${names[ctx.locale]}.${format}`,
  });
