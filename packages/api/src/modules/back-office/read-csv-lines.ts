import { type CsvError, parse } from 'csv-parse/sync';
import { apiError } from '../../platform/http/api-error.ts';
import type { Message } from '../../platform/message.ts';

/** A line of a file; `line` counts from 1, the head included, as an editor shows it. */
export interface CsvLine<C extends string> {
  record: Partial<Record<C, string>>;
  line: number;
}

/** The lines of an uploaded file, with commas or semicolons. Throws 422 `csv` without the columns. */
export const readCsvLines = <C extends string>(
  csv: string,
  columns: readonly C[],
  wrong: Message,
): CsvLine<C>[] => {
  try {
    const lines = parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: CsvLine<C>['record']; info: { lines: number } }[];
    const [first] = lines;
    if (first && columns.every((name) => name in first.record)) {
      return lines.map(({ record, info }) => ({ record, line: info.lines }));
    }
  } catch (error) {
    if (!(error as CsvError).code?.startsWith('CSV_')) throw error;
  }
  throw apiError.invalid({ csv: [wrong] });
};
