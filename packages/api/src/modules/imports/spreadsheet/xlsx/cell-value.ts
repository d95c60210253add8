import type { Cell } from '../spreadsheet-row.ts';
import { cellText } from './shared-strings.ts';

/** A cell as its XML tells: its type, what is stored, and the text that is written in place. */
export interface StoredCell {
  type: string;
  value: string;
  inline: string;
}

/**
 * What a person sees in the cell. A formula is never evaluated: it counts as what its program last computed, and as
 * empty where that is missing or an error. Dates stay the numbers that they are: no column wants one.
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
