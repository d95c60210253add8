import { sameText } from '@pasar/contract';
import type { ProductText } from '../../search/index.ts';
import type { ListedText } from './read-listings.ts';

export const colorNames = new Set(['warna', 'color', 'colour']);
export const sizeNames = new Set(['ukuran', 'size']);

const choicesNamed = (options: ListedText[4], names: ReadonlySet<string>): string[] =>
  options
    .flatMap(([name, values]) => (names.has(name.trim().toLowerCase()) ? values : []))
    .map((value) => value.trim().toLowerCase());

/** What is searched of a listing. */
export const toText = ([name, brand, store, attributes, options, description]: ListedText): ProductText => ({
  name,
  brand,
  store,
  attributes: [...attributes.map(({ value }) => value), ...options.flatMap(([, values]) => values)],
  description,
});

/** No choice and no number of an attribute is longer, nor is the name of one. */
const longestFact = 50;

/** What sellers tell of a listing, name and value in normal form; longer texts filter nothing. */
export const getFacts = ([, , , attributes]: ListedText): string[] => [
  ...new Set(
    attributes.flatMap(({ name, value }) =>
      Math.max(name.length, value.length) > longestFact ? [] : [`${sameText(name)}\n${sameText(value)}`],
    ),
  ),
];

/** What buyers choose between, in normal form. */
export const getColors = ([, , , , options]: ListedText): string[] => choicesNamed(options, colorNames);
export const getSizes = ([, , , , options]: ListedText): string[] => choicesNamed(options, sizeNames);
