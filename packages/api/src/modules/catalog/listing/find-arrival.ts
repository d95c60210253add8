import { formatDate, type Locale, type ProductCard } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import { type QuotedService, type QuoteRequest, quoteCouriers } from '../../shipping/index.ts';

interface Sent {
  now: Date;
  /** Days until the seller has made it; 0 for what is in stock. */
  preorderDays: number;
}

/** The first and the last day on which a service may arrive, in Jakarta. */
export const toArrival = ({ etdMin, etdMax }: QuotedService, { now, preorderDays }: Sent) => {
  const dateIn = (days: number) => jakartaDay(now.getTime() + (days + preorderDays) * day);
  return { from: dateIn(etdMin), to: dateIn(etdMax) };
};

/** The days without years: `23–24 Nov`, `30 Nov – 2 Des`, or one day. */
export const formatShortArrival = (from: string, to: string, locale: Locale): string => {
  const [first, last] = [from, to].map((iso) => {
    const [day = '', month = ''] = formatDate(iso, locale).split(' ');
    return { day, month: month.slice(0, 3) };
  });
  if (!first || !last) return '';
  const end = `${last.day} ${last.month}`;
  if (from === to) return end;
  return first.month === last.month ? `${first.day}–${end}` : `${first.day} ${first.month} – ${end}`;
};

/** When the first of all couriers could be there; null when none goes there with this parcel. */
export const findArrival = (
  request: QuoteRequest,
  sent: Sent,
  locale: Locale,
): NonNullable<ProductCard['arrival']> | null => {
  const [soonest] = quoteCouriers(request)
    .flatMap(({ services }) => services)
    .sort((one, other) => one.etdMin - other.etdMin || one.etdMax - other.etdMax);
  if (!soonest) return null;
  const days = toArrival(soonest, sent);
  return { ...days, text: formatShortArrival(days.from, days.to, locale) };
};
