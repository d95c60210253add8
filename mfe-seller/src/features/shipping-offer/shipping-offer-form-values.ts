import type { StoreShippingOffer } from '@pasar/contract';
import { dayInJakarta } from './day-in-jakarta.ts';

/** The form as texts, like every form of the slice: `1` for yes, lists with commas, no limit as nothing. */
export const toShippingOfferFormValues = (offer: StoreShippingOffer) => ({
  is_active: offer.is_active ? '1' : '0',
  scope: offer.scope as string,
  area: offer.provinces === null ? 'all' : 'some',
  provinces: offer.provinces?.join(',') ?? '',
  couriers: (offer.couriers ?? offer.courier_options.map(({ code }) => code)).join(','),
  max_subsidy: offer.max_subsidy === null ? '' : String(offer.max_subsidy),
  min_spend: offer.min_spend === 0 ? '' : String(offer.min_spend),
  date_start: dayInJakarta(offer.date_start),
  date_end: offer.date_end === null ? '' : dayInJakarta(offer.date_end),
});
export type ShippingOfferFormValues = ReturnType<typeof toShippingOfferFormValues>;

export const parseList = (text: string): string[] => text.split(',').filter(Boolean);

/** An unchanged day retains its time. */
const momentOf = (day: string, before: string | null) =>
  before !== null && dayInJakarta(before) === day ? before : day;

export const toShippingOfferPayload = (fields: ShippingOfferFormValues, offer: StoreShippingOffer) => {
  const couriers = parseList(fields.couriers) as StoreShippingOffer['courier_options'][number]['code'][];
  return {
    is_active: fields.is_active === '1',
    scope: fields.scope as StoreShippingOffer['scope'],
    // All of the store's is no limit: a courier that it adds later counts too.
    couriers: couriers.length === offer.courier_options.length ? null : couriers,
    provinces: fields.area === 'all' ? null : parseList(fields.provinces),
    max_subsidy: fields.max_subsidy === '' ? null : Number(fields.max_subsidy),
    min_spend: fields.min_spend === '' ? 0 : Number(fields.min_spend),
    date_start: momentOf(fields.date_start, offer.date_start),
    date_end: fields.date_end === '' ? null : momentOf(fields.date_end, offer.date_end),
    version: offer.version,
  };
};
