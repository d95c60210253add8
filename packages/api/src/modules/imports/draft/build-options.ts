import { sameText } from '@pasar/contract';
import type { Column } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';
import type { OptionInput } from './form-parts.ts';
import type { KnownForm } from './lookups.ts';

interface Axis {
  name: Column;
  value: Column;
}

/** The two pairs of columns that make variants. */
export const axes: readonly [Axis, Axis] = [
  { name: 'nama_varian_1', value: 'nilai_varian_1' },
  { name: 'nama_varian_2', value: 'nilai_varian_2' },
];

/** Notes what is missing for the options to make sense. Returns how many there are. */
const countAxes = (lines: readonly Line[], shared: ReadonlyMap<Column, Line>): number => {
  const used = axes.map(({ name, value }) => {
    const named = shared.get(name);
    const valued = lines.find((line) => line.text(value) !== null);
    if (valued && !named) valued.refuse(name, 'option_name', 'import.option-name');
    if (named && !valued) named.refuse(value, 'option_value', 'import.option-value');
    return named ?? valued;
  });
  const [first, second] = used;
  if (second && !first) second.refuse('nama_varian_1', 'option_first', 'import.option-first');
  if (!first) return 0;
  return second ? 2 : 1;
};

/** The options that a product is there with must be the ones that its rows name, when they name any. */
const refuseOtherKinds = (shared: ReadonlyMap<Column, Line>, known: KnownForm): void => {
  for (const [at, { name }] of axes.entries()) {
    const line = shared.get(name);
    const there = known.options[at]?.name;
    if (line && sameText(there ?? '') !== sameText(line.text(name) ?? '')) {
      line.refuse(name, 'option_kinds', 'import.option-kinds');
    }
  }
};

const addValues = (option: OptionInput, lines: readonly Line[], column: Column): OptionInput => {
  const values = [...option.values];
  for (const line of lines) {
    const value = line.text(column);
    if (value !== null && !values.some((there) => sameText(there.value) === sameText(value))) {
      values.push({ value });
    }
  }
  return { ...option, values };
};

/** The options of a product: the existing ones, and the option values that its rows add, in their order. */
export const buildOptions = (
  lines: readonly Line[],
  shared: ReadonlyMap<Column, Line>,
  known: KnownForm | null,
): OptionInput[] => {
  if (known) refuseOtherKinds(shared, known);
  const count = known ? known.options.length : countAxes(lines, shared);
  return axes.slice(0, count).map(({ name, value }, at) => {
    const there = known?.options[at] ?? { name: shared.get(name)?.text(name) ?? '', values: [] };
    return addValues(there, lines, value);
  });
};
