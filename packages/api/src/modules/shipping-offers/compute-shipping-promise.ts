import { storeSubsidyPercent } from '@pasar/contract';
import { type ParcelItem, quoteZone, type Tariff, type Zone } from '../shipping/index.ts';
import type { ShippingOffer } from './list-running-shipping-offers.ts';
import { mostByStore } from './shipping-offer-subsidy.ts';

/** One purchase of the least quantity of a product, at its seller's lowest price. */
export interface PromisedProduct {
  merchantId: number;
  isChosen: boolean;
  /** Rupiah of one piece. */
  price: number;
  minOrder: number;
  /** Of all pieces of that purchase. */
  goods: ParcelItem;
  couriers: readonly string[] | null;
  /** The zones of each province's cities from where the store sends. */
  zonesOf: ReadonlyMap<string, ReadonlySet<Zone>>;
  tariff: Tariff;
}

/** The shipping promise of a product in listings. */
export interface ShippingPromise {
  /** Free wherever a shipping offer holds. */
  isFree: boolean;
  /** Provinces in which it is free. */
  provinces: string[];
  /** Rupiah of one piece below which it is not, and until when. */
  fromPrice: number;
  until: Date | null;
  /** The label where shipping is not free; null without one. */
  offer: PartialShippingOffer | null;
}

/** What an offer pays where it does not pay everything, or on which condition it would. Amounts are rupiah. */
export interface PartialShippingOffer {
  min_spend: number;
  /** The price of one piece; below it the least spend is shown, or nothing. */
  from_price: number;
  /** Null: the full shipping rate. */
  up_to: number | null;
  /** Where it holds. */
  provinces: string[];
  /** No area was selected: it may be shown to a user without a known place. */
  is_everywhere: boolean;
  until: string | null;
}

interface Judged {
  offer: ShippingOffer;
  /** Provinces to which a service of the offer goes, and those in which it pays the full shipping rate. */
  served: string[];
  free: string[];
  /** Rupiah of the order that the free ones need. */
  needs: number;
}

const needOf = ({ merchant_id, min_spend }: ShippingOffer, fare: number) =>
  merchant_id === null ? min_spend : Math.max(min_spend, Math.ceil((fare * 100) / storeSubsidyPercent));

/** Where an offer holds at this amount. */
const judge = (offer: ShippingOffer, product: PromisedProduct, spent: number): Judged => {
  const able = offer.couriers;
  const couriers = able
    ? (product.couriers ?? able).filter((code) => able.some((one) => one === code))
    : null;
  const chosen = couriers ?? product.couriers;
  const { tariff } = product;
  const areClosed = new Set([...tariff.values()].flatMap(({ closed }) => closed));
  const fares = new Map<string, number | null>();
  const fareIn = (zone: Zone, province: string): number | null => {
    const key = areClosed.has(province) ? `${zone} ${province}` : `${zone}`;
    if (!fares.has(key)) {
      const request = { zone, province, goods: [product.goods], tariff };
      const quoted = quoteZone({ ...request, ...(chosen ? { couriers: chosen } : {}) });
      const prices = quoted.flatMap(({ services }) => services.map(({ price }) => price));
      fares.set(key, prices.length === 0 ? null : Math.min(...prices));
    }
    return fares.get(key) ?? null;
  };
  const most = Math.min(
    offer.max_subsidy ?? Number.POSITIVE_INFINITY,
    offer.merchant_id === null ? Number.POSITIVE_INFINITY : mostByStore(spent),
  );
  const judged: Judged = { offer, served: [], free: [], needs: offer.min_spend };
  for (const [province, zones] of product.zonesOf) {
    if (offer.provinces !== null && !offer.provinces.includes(province)) continue;
    const asked = [...zones].map((zone) => fareIn(zone, province));
    const dearest = asked.reduce<number>((most, fare) => Math.max(most, fare ?? 0), 0);
    if (dearest === 0) continue;
    judged.served.push(province);
    if (asked.includes(null) || dearest > most) continue;
    judged.free.push(province);
    judged.needs = Math.max(judged.needs, needOf(offer, dearest));
  }
  return judged;
};

const isWhollyFree = ({ served, free }: Judged) => served.length > 0 && free.length === served.length;

/** What an offer pays once its least spend is met. */
const partOf = (offer: ShippingOffer, product: PromisedProduct): PartialShippingOffer | null => {
  const spent = product.price * product.minOrder;
  const least = Math.max(spent, offer.min_spend);
  const judged = judge(offer, product, least);
  if (judged.served.length === 0) return null;
  const byStore = offer.merchant_id === null ? Number.POSITIVE_INFINITY : mostByStore(least);
  const most = Math.min(offer.max_subsidy ?? Number.POSITIVE_INFINITY, byStore);
  const upTo = isWhollyFree(judged) || most === Number.POSITIVE_INFINITY ? null : most;
  const needs = upTo === null || upTo < byStore ? offer.min_spend : least;
  return {
    min_spend: offer.min_spend,
    from_price: Math.ceil(needs / product.minOrder),
    up_to: upTo,
    provinces: judged.served,
    is_everywhere: offer.provinces === null,
    until: offer.ends_at?.toISOString() ?? null,
  };
};

const worth = ({ up_to }: PartialShippingOffer) => up_to ?? Number.POSITIVE_INFINITY;

const earliest = (offers: readonly ShippingOffer[]): Date | null =>
  offers
    .flatMap(({ ends_at }) => ends_at ?? [])
    .reduce<Date | null>((first, at) => (first && first < at ? first : at), null);

/**
 * What lists may promise of a product's shipping, of the offers that run now. A province counts as free when every
 * city of it is: lists know only the province of a buyer.
 */
export const computeShippingPromise = (
  product: PromisedProduct,
  offers: readonly ShippingOffer[],
): ShippingPromise => {
  const spent = product.price * product.minOrder;
  const own = offers.filter(
    ({ merchant_id, scope }) =>
      merchant_id === null || (merchant_id === product.merchantId && (scope === 'all' || product.isChosen)),
  );
  const judged = own
    .filter(({ min_spend }) => min_spend <= spent)
    .map((offer) => judge(offer, product, spent))
    .filter(({ free }) => free.length > 0);
  const missing = ({ min_spend }: PartialShippingOffer) => Math.max(0, min_spend - spent);
  const parts = own
    .flatMap((offer) => partOf(offer, product) ?? [])
    // Nothing more to spend first, then what pays most.
    .sort((a, b) => missing(a) - missing(b) || worth(b) - worth(a));
  return {
    isFree: judged.some(isWhollyFree),
    provinces: [...new Set(judged.flatMap(({ free }) => free))].sort(),
    fromPrice: Math.max(0, ...judged.map(({ needs }) => Math.ceil(needs / product.minOrder))),
    until: earliest(judged.map(({ offer }) => offer)),
    offer: parts[0] ?? null,
  };
};
