import type { CellInput } from '../form-values/product-form-values.ts';

/** The editable columns, in their order. */
export const cellColumns = ['price', 'before', 'stock', 'sku', 'weight'] as const;
export type CellColumn = (typeof cellColumns)[number];

/** With the names of the rules. */
export const ruleNames: Record<CellColumn, string> = {
  price: 'price',
  before: 'compare_at_price',
  stock: 'stock',
  sku: 'sku',
  weight: 'weight_gram',
};

type Parts = Map<string, Partial<CellInput>>;

/** A cell's value for every row below it. */
export const fillDown = (rows: readonly string[], from: number, column: CellColumn, value: string): Parts =>
  new Map(rows.slice(from + 1).map((key) => [key, { [column]: value }]));

const typedIn = (column: CellColumn, text: string) =>
  column === 'sku' ? text.trim() : text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

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
