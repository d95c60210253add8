import { formatDate, type Locale } from '@pasar/contract';

/** When a parcel arrives: `23–24 November 2026`, `30 November 2026 – 2 Desember 2026`, or one day. */
export const formatArrival = (from: string, to: string, locale: Locale): string => {
  const [first, last] = [formatDate(from, locale), formatDate(to, locale)];
  if (first === last) return first;
  const [day = '', ...month] = first.split(' ');
  const [lastDay = '', ...lastMonth] = last.split(' ');
  const sameMonth = month.join(' ') === lastMonth.join(' ');
  return sameMonth ? `${day}–${lastDay} ${month.join(' ')}` : `${first} – ${last}`;
};
