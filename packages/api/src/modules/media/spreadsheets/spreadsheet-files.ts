import type { SpreadsheetType } from '@pasar/contract';

const endings: Record<SpreadsheetType, string> = {
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** The storage key of a spreadsheet. */
export const spreadsheetKey = (storageKey: string, mime: string): string =>
  `sheets/${storageKey.slice(0, 2)}/${storageKey}.${endings[mime as SpreadsheetType]}`;
