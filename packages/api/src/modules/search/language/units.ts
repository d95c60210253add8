import { readNumber, spelledNumber } from './numbers.ts';

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
  // `one piece` and `two piece` name goods.
  ['pcs|pc|pieces|buah|butir|biji|lembar|bungkus|kantong|karton|botol', 'n', 1],
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

/** Marks a token that is an amount. */
export const unitMark = '#';

/** A number alone as amounts that people leave the unit out of: `monitor 24`, `power bank 20.000`. */
export const bareAmounts = (digits: string): string[] =>
  ['in', 'mah', 'gb', 'w'].map((base) => `${unitMark}${base}${Number(digits)}`);

/** `10rb mah` is `10000 mah`. */
const thousands = /(?<![\p{L}\p{N}.,])(\d{1,3}) ?(?:rb|ribu|k) ?mah(?![\p{L}\p{N}])/gu;

/** Oil is sold as `10W-40`, which is no watt. */
const viscosity = /(?<![\p{L}\p{N}])(\d{1,2})w-?(\d{2})(?![\p{L}\p{N}])/gu;

const toToken = (written: string, form: string): string | null => {
  const { base, factor } = bases.get(form) ?? { base: form, factor: 1 };
  const number = readNumber(written);
  return number === null ? null : `${unitMark}${base}${Math.round(number * factor * 100) / 100}`;
};

/**
 * Amounts as one word each, whatever unit they are written in: `5kg`, `5.000 gram` and `lima kilo` become `#g5000`.
 * `onAmount` gets each as it was typed.
 */
export const joinUnits = (
  text: string,
  onAmount: (token: string, typed: string) => void = () => {},
): string => {
  const join = (typed: string, written: string, form: string): string => {
    const token = toToken(written, form);
    if (token === null) return typed;
    onAmount(token, typed);
    return ` ${token} `;
  };
  return text
    .replace(viscosity, '$1w$2')
    .replace(thousands, (typed, written) => join(typed, `${written}000`, 'mah'))
    .replace(measured, (typed, digits, words, form) => join(typed, digits ?? words, form))
    .replace(contained, (typed, written) => join(typed, written, 'pcs'))
    .replace(/(?<![\p{L}\p{N}.,])\d{1,3}(?:\.\d{3})+(?![\p{L}\p{N}.,])/gu, (written) =>
      written.replaceAll('.', ''),
    );
};

/** Each amount of a text as it was typed, by its token. */
export const readUnits = (text: string): ReadonlyMap<string, string> => {
  const typed = new Map<string, string>();
  joinUnits(text, (token, written) => typed.set(token, written));
  return typed;
};
