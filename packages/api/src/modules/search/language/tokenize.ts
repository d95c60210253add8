import { joinUnits, unitMark } from './units.ts';

/** Words that say nothing about goods. */
const dropped = new Set(
  'dan untuk utk buat yang yg dengan dgn di jual beli cari mau harga and for the of with buy'.split(' '),
);

/** Small letters without accents; `laki-laki`, `laki laki` and `laki2` are `laki`, `women's` is `women`, `180x200` two numbers. */
export const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\p{L})(\p{L}{3,})(?:[- ]\1|2)(?![\p{L}\p{N}])/gu, '$1')
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(/(?<=\d)[x×](?=\d)/gu, ' ');

const word = new RegExp(String.raw`${unitMark}\p{L}+\d+(?:\.\d+)?|[\p{L}\p{N}]+`, 'gu');

/** The words of a name or a query in their normal form; amounts are one word each (`units.ts`). */
export const tokenize = (text: string): string[] =>
  (joinUnits(normalize(text)).match(word) ?? []).filter((one) => !dropped.has(one));

export const isUnit = (token: string): boolean => token.startsWith(unitMark);
