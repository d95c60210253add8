import type { Locale } from '@pasar/contract';
import type { Verb } from '../../../platform/context.ts';
import { columns } from '../columns/columns.ts';
import { writeSheetTask } from '../imports-tasks.ts';
import type { SheetFormat } from '../sheet/read-sheet.ts';
import { offerFile } from './offer-file.ts';
import type { Table } from './write-sheet.ts';

const names: Record<Locale, string> = { id: 'templat-produk', en: 'product-template' };

/** The headings of a language, and below each what belongs in its column; the import skips that line. */
const templateTable = (locale: Locale): Table => [
  columns.map(({ column, aliases }) => (locale === 'en' ? aliases[0] : column)),
  columns.map(({ hint }) => hint[locale]),
];

/** An address of the empty sheet, in the caller's language. */
export const offerTemplate = async ({ ctx, input: { format } }: Verb<{ format: SheetFormat }>) =>
  offerFile(ctx, {
    key: `imports/templates/${ctx.locale}.${format}`,
    bytes: await ctx.workers.run(writeSheetTask, [templateTable(ctx.locale), format, ctx.locale]),
    name: `${names[ctx.locale]}.${format}`,
  });
