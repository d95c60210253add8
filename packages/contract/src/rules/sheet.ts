/** 10 MB (domain 3.13). */
export const maxSheetBytes = 10 * 1024 * 1024;

/** Tables that products are imported from. */
export const sheetTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
export type SheetType = (typeof sheetTypes)[number];
