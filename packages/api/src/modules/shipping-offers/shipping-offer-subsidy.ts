import { storeSubsidyPercent } from '@pasar/contract';
import { type ParcelItem, type QuotedCourier, quoteCouriers, type Tariff } from '../shipping/index.ts';
import type { ShippingOffer } from './list-running-shipping-offers.ts';

export interface ShippingOfferLine {
  /** It takes part in its store's offer for selected products. */
  isChosen: boolean;
  /** Rupiah for all pieces, at the current price. */
  amount: number;
  goods: ParcelItem;
}

export interface ShippingOfferParcel {
  merchantId: number;
  /** Official codes of the cities. */
  origin: string;
  destination: string;
  couriers: readonly string[] | null;
  lines: readonly ShippingOfferLine[];
  /** Rupiah that a voucher of the store takes off its items. */
  sellerVoucher: number;
  tariff: Tariff;
}

/** What an offer pays of one service's shipping rate. Amounts are rupiah. */
export interface Subsidy {
  offerId: number;
  by: 'store' | 'market';
  amount: number;
}

type Service = { courier: string; service: string; price: number };

const sum = (lines: readonly ShippingOfferLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

/** Rupiah that a store can pay out of what it gets for items: the commission has to fit in beside it. */
export const mostByStore = (goods: number): number => Math.floor((goods * storeSubsidyPercent) / 100);

export const coversProvince = ({ provinces }: ShippingOffer, city: string): boolean =>
  provinces === null || provinces.includes(city.slice(0, 2));

export const coversCourier = ({ couriers }: ShippingOffer, courier: string): boolean =>
  couriers === null || couriers.some((code) => code === courier);

/** The lines that count for an offer. */
export const coveredLines = (
  { merchant_id, scope }: ShippingOffer,
  { lines, merchantId }: Pick<ShippingOfferParcel, 'lines' | 'merchantId'>,
): readonly ShippingOfferLine[] => {
  if (merchant_id !== null && merchant_id !== merchantId) return [];
  return scope === 'all' ? lines : lines.filter(({ isChosen }) => isChosen);
};

/** Rupiah that are missing to an offer's least spend. */
export const missingSpend = (offer: ShippingOffer, lines: readonly ShippingOfferLine[]): number =>
  Math.max(0, offer.min_spend - sum(lines));

const fareOf = (quoted: readonly QuotedCourier[], { courier, service }: Service) =>
  quoted.find(({ code }) => code === courier)?.services.find((one) => one.service === service)?.price;

/** The shipping rate of the covered lines alone: the offer does not cover other lines in the parcel. */
const coveredFare = (
  covered: readonly ShippingOfferLine[],
  parcel: ShippingOfferParcel,
  service: Service,
): number => {
  if (covered.length === parcel.lines.length) return service.price;
  const goods = covered.map((line) => line.goods);
  const { origin, destination, couriers, tariff } = parcel;
  const quoted = quoteCouriers({ origin, destination, goods, tariff, ...(couriers ? { couriers } : {}) });
  return Math.min(service.price, fareOf(quoted, service) ?? 0);
};

/** What one offer pays of a service for a parcel; 0 where it does not hold. */
export const computeSubsidyAmount = (
  offer: ShippingOffer,
  parcel: ShippingOfferParcel,
  service: Service,
): number => {
  const covered = coveredLines(offer, parcel);
  if (covered.length === 0 || missingSpend(offer, covered) > 0) return 0;
  if (!coversProvince(offer, parcel.destination) || !coversCourier(offer, service.courier)) return 0;
  const fare = Math.min(coveredFare(covered, parcel, service), offer.max_subsidy ?? Number.POSITIVE_INFINITY);
  return offer.merchant_id === null
    ? fare
    : Math.min(fare, mostByStore(sum(parcel.lines) - parcel.sellerVoucher));
};

/**
 * The offer that pays most of a service's shipping rate, or null: one parcel has one payer. Among equal ones it is the
 * marketplace's, so that a store pays nothing that somebody else gives.
 */
export const bestSubsidy = (
  offers: readonly ShippingOffer[],
  parcel: ShippingOfferParcel,
  service: Service,
): Subsidy | null => {
  let best: Subsidy | null = null;
  for (const offer of offers) {
    const amount = computeSubsidyAmount(offer, parcel, service);
    const by = offer.merchant_id === null ? 'market' : 'store';
    if (amount === 0 || (best && best.amount > amount)) continue;
    if (best && best.amount === amount && (best.by === 'market' || by === 'store')) continue;
    best = { offerId: offer.id, by, amount };
  }
  return best;
};
