import type { Cell } from '../spreadsheet-row.ts';
import { cellText } from './shared-strings.ts';

/** A cell as its XML describes it: its type, the stored value, and its inline text. */
export interface StoredCell {
  type: string;
  value: string;
  inline: string;
}

/**
 * What a user sees in the cell. A formula is never evaluated: it counts as its last computed value, and as empty where
 * that is missing or an error. Dates stay numbers, because no column needs a date.
 */
export const cellValue = ({ type, value, inline }: StoredCell, strings: readonly string[]): Cell => {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
      return cellText(inline);
    case 'str':
    case 'd':
      return cellText(value);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    default: {
      const number = Number(value);
      return value.trim() === '' || !Number.isFinite(number) ? '' : number;
    }
  }
};
