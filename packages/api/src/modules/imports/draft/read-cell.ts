import type { AnyField } from '@pasar/contract';
import { createMessage } from '../../../platform/message.ts';
import type { FieldColumn } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';
import type { Lookups } from './lookups.ts';

type Value = string | number | boolean | null;
type Read = (line: Line, at: FieldColumn, lookups: Lookups) => Value | undefined;

/** The value of a word; any other text is noted with the words that there are. */
const readWord = (line: Line, { key, facts }: FieldColumn, values: ReadonlyMap<string, Value>) => {
  const text = line.text(facts.column);
  const value = text === null ? null : values.get(text.toLowerCase());
  if (value === undefined) {
    const words = [...values.keys()].join(', ');
    const says = facts.says ?? createMessage('import.choice', { column: facts.column, words });
    line.refuse(facts.column, facts.says ? key : 'choice', says);
  }
  return value;
};

const flagWords = new Map([
  ['ya', true],
  ['yes', true],
  ['tidak', false],
  ['no', false],
]);

const readText: Read = (line, { facts }) => line.text(facts.column);
const readInteger: Read = (line, { facts }) => line.whole(facts.column);

const readReference: Read = (line, { field, facts: { column } }, lookups) => {
  const text = line.text(column);
  if (text === null) return null;
  const found = field.to === 'category' ? lookups.category(text) : lookups.brand(text);
  if (typeof found === 'number') return found;
  const { code, says } = found ?? { code: 'brand_unknown', says: 'product.brand.unknown' };
  line.refuse(column, code, says);
  return undefined;
};

/** How each kind of field reads its cell: null where it is empty, undefined for an error, which is noted. */
const readers: Record<Exclude<AnyField['kind'], 'custom'>, Read> = {
  text: readText,
  multiline: readText,
  url: readText,
  integer: readInteger,
  money: readInteger,
  flag: (line, at) => readWord(line, at, flagWords),
  enum: (line, at) => {
    const words =
      at.facts.words ?? Object.fromEntries(at.field.values?.map((v) => [v.toLowerCase(), v]) ?? []);
    return readWord(line, at, new Map(Object.entries(words)));
  },
  reference: readReference,
};

/** The value of a field in a row, under its key; nothing where the cell is empty or wrong, which is noted. */
export const readCell = (line: Line, at: FieldColumn, lookups: Lookups): [key: string, value: Value][] => {
  const { kind, onlyWith, initial } = at.field;
  const value = kind === 'custom' ? null : readers[kind](line, at, lookups);
  if (value === null || value === undefined) return [];
  // A value that needs a flag has no column for the flag: it says both.
  return onlyWith
    ? [
        [onlyWith, value !== initial],
        [at.key, value],
      ]
    : [[at.key, value]];
};
