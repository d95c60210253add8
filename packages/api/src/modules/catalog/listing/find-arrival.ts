import { formatDate, type Locale, type ProductCard } from '@pasar/contract';
import { computeArrival, quoteCouriers, type Tariff } from '../../shipping/index.ts';

/** What couriers want to know of the least quantity of a product. */
export interface ParcelColumns {
  /** Official codes of the cities that it is sent from and to; null while unknown. */
  city_id: string | null;
  viewer_city: string | null;
  weight_gram: number;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  min_order: number;
  preorder_days: number;
  /** Those that the store works with; null for all. */
  couriers: string[] | null;
}

interface Asked {
  now: Date;
  /** Of this request. */
  tariff: Tariff;
  locale: Locale;
}

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

/**
 * When the first of all couriers could bring it to the current user's address or a visitor's city, as the estimate on the
 * product page says; undefined while the place is unknown or nobody goes there.
 */
export const findArrival = (
  {
    city_id: origin,
    viewer_city: destination,
    length_cm: l,
    width_cm: w,
    height_cm: h,
    ...row
  }: ParcelColumns,
  { now, tariff, locale }: Asked,
): ProductCard['arrival'] => {
  if (origin === null || destination === null) return undefined;
  const goods = [{ gram: row.weight_gram, cm: l && w && h ? { l, w, h } : null, qty: row.min_order }];
  const offered = row.couriers && { couriers: row.couriers };
  const [soonest] = quoteCouriers({ origin, destination, goods, tariff, ...offered })
    .flatMap(({ services }) => services)
    .sort((one, other) => one.etdMin - other.etdMin || one.etdMax - other.etdMax);
  if (!soonest) return undefined;
  const days = computeArrival(soonest, { now, preorderDays: row.preorder_days });
  return { ...days, text: formatShortArrival(days.from, days.to, locale) };
};
