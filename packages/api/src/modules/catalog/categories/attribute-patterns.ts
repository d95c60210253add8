import { findAllowedValue, listAllowedValues, sameText } from '@pasar/contract';
import type { FilterAttribute } from './filter-attributes.ts';

/** Signs that mean something in a pattern of the search, and in one of the database. */
const quote = (text: string): string => text.replace(/[^\p{L}\p{N}\s]/gu, (sign) => `\\${sign}`);

/** Every way to write a number that `toFilterValue` reads as this one. */
const patternOfNumber = (value: string): string => {
  const [whole = '', part = ''] = value.split('.');
  if (part === '') return `0*${whole}([.,]00?)?`;
  return part.length === 1 ? `0*${whole}[.,]${part}0?` : `0*${whole}[.,]${part}`;
};

const unitPattern = ({ unit }: FilterAttribute): string =>
  unit === null ? '' : `( ?${quote(sameText(unit))})?`;

/** A choice in both languages, but for what names another one before it. */
const patternOfChoice = (attribute: FilterAttribute, value: string): string => {
  const spellings = listAllowedValues(attribute)
    .filter(({ id }) => id === value)
    .flatMap(({ id, en }) => [sameText(id), sameText(en)])
    .filter((spelling) => findAllowedValue(attribute, spelling)?.id === value);
  return `(${[...new Set(spellings)].map(quote).join('|')})`;
};

/** What products say, in normal form, when they have a value of an attribute: a pattern of the whole text. */
const patternOfValue = (attribute: FilterAttribute, value: string): string =>
  attribute.kind === 'number'
    ? patternOfNumber(value) + unitPattern(attribute)
    : patternOfChoice(attribute, value);

/** A fact as listings have it, name and value; see `getFacts`. */
const patternOfFact = ({ names }: FilterAttribute, pattern: string): string =>
  `(${names.map(quote).join('|')})\n${pattern}`;

const keptOf = new WeakMap<FilterAttribute, Map<string, string>>();

/** The facts that are a value of an attribute. */
export const patternOfFacts = (attribute: FilterAttribute, value: string): string => {
  const kept = keptOf.get(attribute) ?? new Map<string, string>();
  keptOf.set(attribute, kept);
  const known = kept.get(value) ?? patternOfFact(attribute, patternOfValue(attribute, value));
  kept.set(value, known);
  return known;
};

/** The facts that are any number of an attribute. */
export const patternOfNumbers = (attribute: FilterAttribute): string =>
  patternOfFact(attribute, `[0-9]{1,9}([.,][0-9]{1,2})?${unitPattern(attribute)}`);
