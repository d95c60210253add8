import { readCsv } from './csv/read-csv.ts';
import type { SpreadsheetRow } from './spreadsheet-row.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

export type SpreadsheetFormat = 'csv' | 'xlsx';

/** Every XLSX file is a ZIP archive; the upload has checked it further. */
export const detectFormat = (bytes: Uint8Array): SpreadsheetFormat =>
  bytes[0] === 0x50 && bytes[1] === 0x4b ? 'xlsx' : 'csv';

/** The lines of a sheet that are not blank. Throws UnreadableSpreadsheetError, also in the middle. */
export const readSpreadsheet = (bytes: Uint8Array): AsyncGenerator<SpreadsheetRow> =>
  detectFormat(bytes) === 'xlsx' ? readXlsx(bytes) : readCsv(bytes);
