import type { Cell } from '../spreadsheet/spreadsheet-row.ts';

const plain = /^-?\d{1,15}$/;
/** Thousands as they are written in Indonesia, with nothing behind a decimal comma. */
const dotted = /^-?\d{1,3}(\.\d{3}){1,4}(,0{1,2})?$/;

/**
 * The integer of a cell: `75000`, `75.000`, `Rp 75.000,00`; null for anything else. A number of an XLSX sheet is
 * taken as it is: its 1.125 is no thousand.
 */
export const parseInteger = (cell: Cell): number | null => {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? cell : null;
  const text = cell.replace(/^rp\.?/i, '').replace(/[\s\u00A0]+/g, '');
  if (plain.test(text)) return Number(text);
  return dotted.test(text) ? Number(text.replace(/,0+$/, '').replaceAll('.', '')) : null;
};
