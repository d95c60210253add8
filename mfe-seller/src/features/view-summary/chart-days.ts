import { type Locale, monthNames, type StoreSummary } from '@pasar/contract';

export type Series = StoreSummary['series'];
export type Metric = 'gmv' | 'orders' | 'visitors';
export type Bucket = StoreSummary['period']['bucket'];

/** `21 Nov`, or `Nov 2026` for a full month: what fits below a bar. */
export const shortDay = (date: string, bucket: Bucket, locale: Locale): string => {
  const [year, month, day] = date.split('-');
  const name = monthNames[locale][Number(month) - 1]?.slice(0, 3) ?? '';
  return bucket === 'month' ? `${name} ${year}` : `${Number(day)} ${name}`;
};
