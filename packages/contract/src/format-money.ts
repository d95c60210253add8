import type { Locale } from './locale.ts';

// Apart from the schemas: every page writes prices, and only calls need valibot.
const dotted = (whole: number) => String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/** `Rp1.500.000`, `-Rp25.000`: dots, no space, no decimals, in both languages (SPEC 9, LOOK "Price"). */
export const formatRupiah = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rp${dotted(Math.abs(Math.trunc(amount)))}`;

const suffixes = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A short count with the suffixes k, M, B, T: `1,3k` in Indonesian, `1.3k` in English (SPEC 9). Never rounds up. */
export const formatCount = (count: number, locale: Locale): string => {
  const step = suffixes.find(([size]) => Math.abs(count) >= size);
  if (!step) return String(count);
  const tenths = Math.trunc((count * 10) / step[0]);
  const text =
    tenths % 10 === 0 || Math.abs(tenths) >= 1000
      ? String(Math.trunc(tenths / 10))
      : (tenths / 10).toFixed(1);
  return `${locale === 'id' ? text.replace('.', ',') : text}${step[1]}`;
};
