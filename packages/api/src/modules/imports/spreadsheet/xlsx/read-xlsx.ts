import { type Cell, lastLine, maxColumns, type SpreadsheetRow } from '../spreadsheet-row.ts';
import { UnreadableSpreadsheetError } from '../unreadable-spreadsheet-error.ts';
import { cellValue, type StoredCell } from './cell-value.ts';
import { findFirstWorksheet } from './find-first-worksheet.ts';
import { openPackage } from './open-package.ts';
import { parseXml } from './parse-xml.ts';
import { readSharedStrings } from './shared-strings.ts';

/** `C7` is in the third column, which is 2 here; null without an address. */
const columnOf = (address: string | undefined): number | null => {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address ?? '')?.[1];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

/** What a row claims to be; the next one when it claims nothing. Rows that are out of order are no sheet. */
const nextNumber = (last: number, claimed: number): number => {
  const number = claimed || last + 1;
  if (!(number > last && number <= lastLine)) throw new UnreadableSpreadsheetError();
  return number;
};

/** Listens to a sheet's XML and collects the complete rows. */
const createRowReader = (strings: readonly string[]) => {
  const rows: SpreadsheetRow[] = [];
  let number = 0;
  let cells: Cell[] = [];
  let column = -1;
  let cell: StoredCell | null = null;
  let within = '';
  let inReading = false;

  const open = (name: string, attribute: (name: string) => string | undefined) => {
    if (name === 'row') {
      number = nextNumber(number, Number(attribute('r')));
      cells = [];
      column = -1;
    } else if (name === 'c') {
      column = columnOf(attribute('r')) ?? column + 1;
      cell = { type: attribute('t') ?? 'n', value: '', inline: '' };
    } else if (name === 'v' || name === 't') within = name;
    else if (name === 'rPh') inReading = true;
  };
  const close = (name: string) => {
    if (name === 'v' || name === 't') within = '';
    else if (name === 'rPh') inReading = false;
    else if (name === 'c' && cell) {
      const value = column < maxColumns ? cellValue(cell, strings) : '';
      if (value !== '') {
        while (cells.length < column) cells.push('');
        cells[column] = value;
      }
      cell = null;
    } else if (name === 'row' && cells.length > 0) rows.push({ number, cells });
  };
  const text = (piece: string) => {
    if (!cell || inReading) return;
    if (within === 'v') cell.value += piece;
    else if (within === 't') cell.inline += piece;
  };
  return { listeners: { open, close, text }, take: () => rows.splice(0) };
};

async function* rowsOf(bytes: Uint8Array): AsyncGenerator<SpreadsheetRow> {
  const file = await openPackage(bytes);
  const { sheet, sharedStrings } = await findFirstWorksheet(file);
  const reader = createRowReader(await readSharedStrings(file, sharedStrings));
  for await (const _ of parseXml(file.read(sheet), reader.listeners)) yield* reader.take();
}

/**
 * The lines of the first sheet of an XLSX file. Rows come in their order in the file: whatever their numbers are, it
 * fills no gaps. Throws UnreadableSpreadsheetError for any other file.
 */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<SpreadsheetRow> {
  try {
    yield* rowsOf(bytes);
  } catch (error) {
    // Both libraries throw plain errors about what is wrong with the file.
    throw error instanceof UnreadableSpreadsheetError
      ? error
      : new UnreadableSpreadsheetError('import.unreadable', error);
  }
}
