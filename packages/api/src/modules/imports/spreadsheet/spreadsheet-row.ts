/** The content of a cell: text as it was typed, or a number of an XLSX sheet, which has no dots and commas. */
export type Cell = string | number;

/** One line of a sheet that is not blank. */
export interface SpreadsheetRow {
  /** As the seller's program counts: the first line is 1, blank lines count. */
  number: number;
  /** From the first column on; an empty cell is an empty text. */
  cells: Cell[];
}

/** The last line that a spreadsheet program has. */
export const lastLine = 1_048_576;

/** Cells further right are not read: no sheet of products is that wide. */
export const maxColumns = 100;

/** The longest text that fits into a cell of a spreadsheet program. */
export const maxCellLength = 32_767;
