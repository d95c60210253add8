import type { Cell } from '../spreadsheet/spreadsheet-row.ts';

/** What a spreadsheet program would take for a formula gets an apostrophe in front; the import takes it off again. */
export const escapeFormula = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
