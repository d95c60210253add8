/** 10 MB (domain 3.13). */
export const maxSpreadsheetBytes = 10 * 1024 * 1024;

/** Tables that products are imported from. */
export const spreadsheetTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
/** Whether a file calls itself a sheet. What it is shows in its content alone. */
export const isSpreadsheetFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /csv|excel|spreadsheet/i.test(type) || /\.(csv|xlsx)$/i.test(name);

export type SpreadsheetType = (typeof spreadsheetTypes)[number];
