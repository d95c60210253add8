import type { Locale } from '@pasar/contract';
import type { Selectable } from 'kysely';
import { formatMessage } from '../../../platform/message.ts';
import { errorHeadings } from '../columns/match-headings.ts';
import type { ImportRows, Imports } from '../imports.tables.ts';
import type { Table } from './write-spreadsheet.ts';

type Row = Pick<Selectable<ImportRows>, 'cells' | 'errors'>;

/** The rows as they were sent, each after a cell with its errors, in the given language. */
export const markedTable = (
  { headings }: Selectable<Imports>,
  rows: readonly Row[],
  locale: Locale,
): Table => [
  [errorHeadings[locale], ...headings.written],
  ...rows.map(({ cells, errors }) => {
    const wrong = errors.map(({ column, says }) => `${column}: ${formatMessage(says, locale)}`);
    return [wrong.join('\n'), ...cells];
  }),
];
