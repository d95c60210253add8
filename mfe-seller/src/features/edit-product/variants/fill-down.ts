import type { CellInput } from '../form-values/product-form-values.ts';
import { cellFields, cellNames } from './cell-fields.ts';

/** The columns that are typed, in their order. */
export const cellColumns = cellNames.filter((name) => name !== 'is_active');
export type CellColumn = Exclude<(typeof cellNames)[number], 'is_active'>;

type Parts = Map<string, Partial<CellInput>>;

/** A cell's value for every row below it. */
export const fillDown = (rows: readonly string[], from: number, column: CellColumn, value: string): Parts =>
  new Map(rows.slice(from + 1).map((key) => [key, { [column]: value }]));

const typedIn = (column: CellColumn, text: string) =>
  cellFields[column].kind === 'text' ? text.trim() : text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/**
 * A block of a spreadsheet, laid over the matrix from one cell on: rows go down, columns to the right. Null when it is
 * a single value, which is typed as usual.
 */
export const pasteBlock = (
  rows: readonly string[],
  from: number,
  column: CellColumn,
  text: string,
): Parts | null => {
  const block = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  if (block.length === 1 && block[0]?.length === 1) return null;
  const start = cellColumns.indexOf(column);
  return new Map(
    block.flatMap((line, down) => {
      const key = rows[from + down];
      if (key === undefined) return [];
      const parts = line.flatMap((value, right) => {
        const at = cellColumns[start + right];
        return at ? [[at, typedIn(at, value)] as const] : [];
      });
      return [[key, Object.fromEntries(parts)] as const];
    }),
  );
};
