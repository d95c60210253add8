import { blankCell, type CellInput, type OptionInput } from '../form-values/product-form-values.ts';

/** The id of a combination: the keys of its option values, in the order of the options. */
export const cellKey = (keys: readonly string[]): string => keys.join('|');

/**
 * Every combination of option values, the last option varying fastest. An option without values does not
 * count yet.
 */
export const getCombinations = (options: readonly OptionInput[]): string[][] => {
  const axes = options.map(({ values }) => values.map(({ key }) => key)).filter((keys) => keys.length > 0);
  if (axes.length === 0) return [];
  return axes.reduce<string[][]>(
    (sofar, keys) => sofar.flatMap((one) => keys.map((key) => [...one, key])),
    [[]],
  );
};

/** Whether one contains all of the other, and more: `red` and `red|M`. */
const isRelated = (one: readonly string[], other: readonly string[]) => {
  const [less, more] = one.length < other.length ? [one, other] : [other, one];
  return less.every((key) => more.includes(key));
};

/** What a new combination takes over: prices and weight, never pieces, code or identity. */
const alike = (cell: CellInput): CellInput => ({ ...cell, id: null, seen: null, stock: '', sku: '' });

interface Matrix {
  options: readonly OptionInput[];
  cells: Readonly<Record<string, CellInput>>;
}

/**
 * The cells after the options changed. Input is preserved: an existing combination retains its cell, one
 * that grew out of another takes that one's identity (carts and orders still refer to it), the others take
 * its prices. `single` is what the product was sold as without options.
 */
export const reconcileCells = (
  before: Matrix,
  options: readonly OptionInput[],
  single: CellInput,
): Record<string, CellInput> => {
  const old = getCombinations(before.options);
  const next = getCombinations(options);
  const cells: Record<string, CellInput> = { ...before.cells };
  const taken = new Set(next.map(cellKey).filter((key) => key in before.cells));
  const source = (combination: readonly string[]): [name: string, cell: CellInput] => {
    const related = old.find((one) => isRelated(one, combination));
    const name = related ? cellKey(related) : cellKey(old[0] ?? []);
    return [related || old.length === 0 ? name : '', before.cells[name] ?? single];
  };
  for (const combination of next) {
    const key = cellKey(combination);
    if (key in cells) continue;
    const [name, cell] = source(combination);
    const mayBe = (name !== '' || old.length === 0) && !taken.has(name);
    cells[key] = mayBe ? cell : alike(cell);
    taken.add(name);
  }
  return cells;
};

/** How a product is sold once its last option is removed: like its first combination, counted anew. */
export const withoutOptions = ({ options, cells }: Matrix, single: CellInput): CellInput => {
  const [first] = getCombinations(options);
  const cell = first && cells[cellKey(first)];
  return cell ? { ...cell, id: single.id, seen: single.seen, is_active: true } : single;
};

export const cellAt = (
  cells: Readonly<Record<string, CellInput>>,
  combination: readonly string[],
): CellInput => cells[cellKey(combination)] ?? blankCell;
