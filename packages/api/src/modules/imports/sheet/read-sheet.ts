import { readCsv } from './csv/read-csv.ts';
import type { SheetRow } from './sheet-row.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** Every XLSX file is a ZIP archive; the upload has looked closer. */
export const formatOf = (bytes: Uint8Array): SheetFormat =>
  bytes[0] === 0x50 && bytes[1] === 0x4b ? 'xlsx' : 'csv';

/** The lines of a sheet that are not blank. Throws UnreadableSheet, also in the middle. */
export const readSheet = (bytes: Uint8Array): AsyncGenerator<SheetRow> =>
  formatOf(bytes) === 'xlsx' ? readXlsx(bytes) : readCsv(bytes);
