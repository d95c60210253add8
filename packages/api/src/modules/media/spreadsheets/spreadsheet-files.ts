import type { SpreadsheetType } from '@pasar/contract';

const endings: Record<SpreadsheetType, string> = {
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** Where a sheet lies in storage. */
export const spreadsheetKey = (storageKey: string, mime: string): string =>
  `sheets/${storageKey.slice(0, 2)}/${storageKey}.${endings[mime as SpreadsheetType]}`;
