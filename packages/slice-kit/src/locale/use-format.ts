import { formatCount, formatDate, formatRupiah, type Locale } from '@pasar/contract';
import { useLocale } from './use-locale.ts';

/** Numbers and days as the page's language writes them; points in time are in `useTimes`. */
export interface Format {
  /** `Rp1.500.000`, in both languages. */
  rupiah(amount: number): string;
  /** `1,3k` / `1.3k`. */
  count(count: number): string;
  /** `12.500` / `12,500`; decimals keep their place: `4,9` / `4.9`. */
  number(value: number): string;
  /** `29 November 2026`, in Jakarta. */
  date(iso: string): string;
}

const formatNumber = (value: number, locale: Locale): string => {
  const [whole = '', decimals] = String(value).split('.');
  const [thousands, point] = locale === 'id' ? ['.', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, thousands);
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
};

const formatIn = (locale: Locale): Format => ({
  rupiah: formatRupiah,
  count: (count) => formatCount(count, locale),
  number: (value) => formatNumber(value, locale),
  date: (iso) => formatDate(iso, locale),
});

const formats: Record<Locale, Format> = { id: formatIn('id'), en: formatIn('en') };

export const useFormat = (): Format => formats[useLocale()];
