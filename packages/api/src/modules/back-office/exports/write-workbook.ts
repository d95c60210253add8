import type { Locale } from '@pasar/contract';
import { parse } from 'csv-parse/sync';
import writeXlsxFile from 'write-excel-file/node';
import { csvSeparators, withoutEscape } from '../../../platform/csv-line.ts';

/** The lines of a CSV file of ours as a workbook. The cells of the named columns are numbers, all others are texts. */
export const writeWorkbook = (
  csv: string,
  locale: Locale,
  numbers: readonly number[],
): Promise<Uint8Array> => {
  const lines: string[][] = parse(csv, { delimiter: csvSeparators[locale] });
  return writeXlsxFile(
    lines.map((cells, line) =>
      cells.map((cell, column) => {
        if (cell === '') return null;
        if (line === 0) return { value: cell, type: String, fontWeight: 'bold' } as const;
        if (numbers.includes(column)) return { value: Number(cell), type: Number };
        // Nothing calculates a cell that is a text.
        return { value: withoutEscape(cell), type: String };
      }),
    ),
    { stickyRowsCount: 1, columns: (lines[0] ?? []).map(() => ({ width: 22 })) },
  ).toBuffer();
};
