import { readSpelledNumber, spelledNumber } from './spelled-numbers.ts';

/** A unit's written forms, what it is measured in, and how many of that it is. */
const units: readonly (readonly [forms: string, base: string, factor: number])[] = [
  ['kg|kilo|kilogram|kgs|kilos|kilograms', 'g', 1_000],
  ['g|gr|gram|grams', 'g', 1],
  ['ml|mililiter', 'ml', 1],
  ['l|lt|ltr|liter|litre|liters|litres', 'ml', 1_000],
  ['mm', 'mm', 1],
  ['cm|sentimeter', 'mm', 10],
  ['m|meter|metre|meters|metres', 'mm', 1_000],
  ['inci|inch|inchi|inches|inc|in', 'in', 1],
  ['gb|giga', 'gb', 1],
  ['tb|tera', 'gb', 1_000],
  ['mah', 'mah', 1],
  ['w|watt|watts', 'w', 1],
  ['rb|ribu|ribuan', 'rp', 1_000],
  ['jt|juta|jutaan', 'rp', 1_000_000],
  ['pcs|pc|piece|pieces|buah|butir|biji|lembar|bungkus|kantong|karton|botol', 'n', 1],
  ['lusin|dozen', 'n', 12],
];
const bases = new Map(
  units.flatMap(([forms, base, factor]) => forms.split('|').map((form) => [form, { base, factor }])),
);

export const isUnitName = (word: string): boolean => bases.has(word);

const number = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`;
const inWords = String.raw`(?<![\p{L}\p{N}])(${spelledNumber})[ -]`;
const measured = new RegExp(
  `(?:${number}[ -]?|${inWords})(${[...bases.keys()].join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);
const contained = new RegExp(`(?<![\\p{L}\\p{N}])isi ${number}(?![\\p{L}\\p{N}])`, 'gu');

/** `5.000` and `2,5` as people write them, in digits. */
export const toNumber = (written: string): number =>
  Number(
    /^\d{1,3}(\.\d{3})+/.test(written)
      ? written.replaceAll('.', '').replace(',', '.')
      : written.replace(',', '.'),
  );

/** Marks a token that is an amount. */
export const unitMark = '#';

/** A number alone as amounts that people leave the unit out of: `monitor 24`, `power bank 20.000`. */
export const bareAmounts = (digits: string): string[] =>
  ['in', 'mah', 'gb', 'w'].map((base) => `${unitMark}${base}${Number(digits)}`);

const tokenOf = (number: number, form: string): string => {
  const { base, factor } = bases.get(form) ?? { base: form, factor: 1 };
  return `${unitMark}${base}${Math.round(number * factor * 100) / 100}`;
};

/** The word for `5 kg` or `lima kilo`; null for words that are no number. */
const readMeasured = (digits: string | undefined, words: string | undefined, form: string): string | null => {
  const number = digits === undefined ? readSpelledNumber(words ?? '') : toNumber(digits);
  return number === null ? null : tokenOf(number, form);
};

/** `10rb mah` is `10000 mah`. */
const thousands = /(?<![\p{L}\p{N}.,])(\d{1,3}) ?(?:rb|ribu|k) ?mah(?![\p{L}\p{N}])/gu;

/** Oil is sold as `10W-40`, which is no watt. */
const viscosity = /(?<![\p{L}\p{N}])(\d{1,2})w-?(\d{2})(?![\p{L}\p{N}])/gu;

/** Amounts as one word each, whatever unit they are written in: `5kg` and `5.000 gram` become `#g5000`. */
export const joinUnits = (text: string): string =>
  text
    .replace(viscosity, '$1w$2')
    .replace(thousands, (_, written: string) => ` ${unitMark}mah${written}000 `)
    .replace(measured, (typed, digits?: string, words?: string, form = '') => {
      const token = readMeasured(digits, words, form);
      return token === null ? typed : ` ${token} `;
    })
    .replace(contained, (_, written: string) => ` ${unitMark}n${toNumber(written)} `)
    .replace(/(?<![\p{L}\p{N}.,])\d{1,3}(?:\.\d{3})+(?![\p{L}\p{N}.,])/gu, (written) =>
      written.replaceAll('.', ''),
    );

/** Each amount of a text as it was typed, by its token. */
export const readUnits = (text: string): ReadonlyMap<string, string> =>
  new Map([
    ...[...text.matchAll(measured)].map(
      ([typed, digits, words, form = '']) => [readMeasured(digits, words, form) ?? typed, typed] as const,
    ),
    ...[...text.matchAll(thousands)].map(
      ([typed, written = '']) => [`${unitMark}mah${written}000`, typed] as const,
    ),
    ...[...text.matchAll(contained)].map(
      ([typed, written = '']) => [`${unitMark}n${toNumber(written)}`, typed] as const,
    ),
  ]);
