/** A unit's written forms, what it is measured in, and how many of that it is. */
const units: readonly (readonly [forms: string, base: string, factor: number])[] = [
  ['kg|kilo|kilogram', 'g', 1_000],
  ['g|gr|gram', 'g', 1],
  ['ml|mililiter', 'ml', 1],
  ['l|lt|ltr|liter|litre', 'ml', 1_000],
  ['mm', 'mm', 1],
  ['cm|sentimeter', 'mm', 10],
  ['m|meter', 'mm', 1_000],
  ['inci|inch|inchi|inches|inc|in', 'in', 1],
  ['gb|giga', 'gb', 1],
  ['tb|tera', 'gb', 1_000],
  ['mah', 'mah', 1],
  ['w|watt', 'w', 1],
  ['rb|ribu|ribuan', 'rp', 1_000],
  ['jt|juta|jutaan', 'rp', 1_000_000],
  ['pcs|pc|buah|butir|biji|lembar|bungkus|kantong|karton|botol', 'n', 1],
  ['lusin|dozen', 'n', 12],
];
const bases = new Map(
  units.flatMap(([forms, base, factor]) => forms.split('|').map((form) => [form, { base, factor }])),
);

export const isUnitName = (word: string): boolean => bases.has(word);

const number = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`;
const measured = new RegExp(`${number}[ -]?(${[...bases.keys()].join('|')})(?![\\p{L}\\p{N}])`, 'gu');
const contained = new RegExp(`(?<![\\p{L}\\p{N}])isi ${number}(?![\\p{L}\\p{N}])`, 'gu');

/** `5.000` and `2,5` as people write them. */
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

const tokenOf = (written: string, form: string): string => {
  const { base, factor } = bases.get(form) ?? { base: form, factor: 1 };
  return `${unitMark}${base}${Math.round(toNumber(written) * factor * 100) / 100}`;
};

/** `10rb mah` is `10000 mah`. */
const thousands = /(?<![\p{L}\p{N}.,])(\d{1,3}) ?(?:rb|ribu|k) ?mah(?![\p{L}\p{N}])/gu;

/** Amounts as one word each, whatever unit they are written in: `5kg` and `5.000 gram` become `#g5000`. */
export const joinUnits = (text: string): string =>
  text
    .replace(thousands, (_, written: string) => ` ${unitMark}mah${written}000 `)
    .replace(measured, (_, written: string, form: string) => ` ${tokenOf(written, form)} `)
    .replace(contained, (_, written: string) => ` ${unitMark}n${toNumber(written)} `)
    .replace(/(?<![\p{L}\p{N}.,])\d{1,3}(?:\.\d{3})+(?![\p{L}\p{N}.,])/gu, (written) =>
      written.replaceAll('.', ''),
    );

/** Each amount of a text as it was typed, by its token. */
export const readUnits = (text: string): ReadonlyMap<string, string> =>
  new Map([
    ...[...text.matchAll(measured)].map(
      ([typed, written = '', form = '']) => [tokenOf(written, form), typed] as const,
    ),
    ...[...text.matchAll(thousands)].map(
      ([typed, written = '']) => [`${unitMark}mah${written}000`, typed] as const,
    ),
    ...[...text.matchAll(contained)].map(
      ([typed, written = '']) => [`${unitMark}n${toNumber(written)}`, typed] as const,
    ),
  ]);
