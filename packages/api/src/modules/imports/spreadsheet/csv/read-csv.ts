import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { toStorableText } from '../../../../platform/http/storable-text.ts';
import { lastLine, maxCellLength, maxColumns, type SpreadsheetRow } from '../spreadsheet-row.ts';
import { UnreadableSpreadsheetError } from '../unreadable-spreadsheet-error.ts';
import { detectDelimiter } from './detect-delimiter.ts';

/** Characters that the parser gets at a time, so that others are served in between. */
const portion = 64 * 1024;

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UnreadableSpreadsheetError('import.encoding', error);
  }
};

function* portionsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += portion) yield text.slice(at, at + portion);
}

/** The lines of a CSV file in UTF-8, with or without a byte order mark, parted by commas, semicolons or tabs. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<SpreadsheetRow> {
  const text = textOf(bytes);
  const lines = Readable.from(portionsOf(text)).pipe(
    parse({
      delimiter: detectDelimiter(text),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: maxColumns * maxCellLength,
    }),
  );
  let number = 0;
  try {
    for await (const fields of lines as AsyncIterable<string[]>) {
      number++;
      if (number > lastLine) throw new UnreadableSpreadsheetError('import.rows-many');
      const cells = fields.slice(0, maxColumns).map((field) => toStorableText(field).trim());
      if (cells.some((cell) => cell.length > maxCellLength))
        throw new UnreadableSpreadsheetError('import.cell-long');
      if (cells.some((cell) => cell !== '')) yield { number, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableSpreadsheetError('import.unreadable', error) : error;
  }
}
