import type { Locale } from '@pasar/contract';
import writeXlsxFile from 'write-excel-file/node';
import type { SpreadsheetFormat } from '../spreadsheet/read-spreadsheet.ts';
import type { Cell } from '../spreadsheet/spreadsheet-row.ts';
import { escapeFormula } from './escape-formula.ts';

/** Lines of a sheet; the first holds the headings. */
export type Table = readonly (readonly Cell[])[];

/** Programs set to Indonesian part fields by semicolons, and by them alone. */
const delimiters: Record<Locale, string> = { id: ';', en: ',' };

const quoted = (cell: Cell) => {
  const text = String(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const csv = (table: Table, locale: Locale): Uint8Array => {
  const lines = table.map((cells) => cells.map(quoted).join(delimiters[locale]));
  // With a byte order mark, Excel knows that it is UTF-8.
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
};

const xlsx = (table: Table): Promise<Uint8Array> =>
  writeXlsxFile(
    table.map((cells, line) =>
      cells.map((value) => {
        if (value === '') return null;
        return { value, type: typeof value === 'number' ? Number : String, ...(line === 0 ? heading : {}) };
      }),
    ),
    { stickyRowsCount: 1, columns: (table[0] ?? []).map(() => ({ width: 22 })) },
  ).toBuffer();

const heading = { fontWeight: 'bold' } as const;

/** A sheet as bytes. No cell of it begins like a formula. */
export const writeSpreadsheet = async (
  table: Table,
  format: SpreadsheetFormat,
  locale: Locale,
): Promise<Uint8Array> => {
  const safe = table.map((cells) => cells.map(escapeFormula));
  return format === 'csv' ? csv(safe, locale) : xlsx(safe);
};
