import type { MarketplaceModel } from './marketplace-model.ts';
import { at, modelFixture } from './model-fixture.ts';
import { RejectionError } from './rejection-error.ts';
import type { ShippingOfferTerms } from './shipping-offer-terms.ts';
import type { Service } from './shipping-rates.ts';

/** The stores by their index, then the marketplace. */
export const shippingOfferPayers = [...modelFixture.stores.keys(), modelFixture.stores.length];
export const marketplace = modelFixture.stores.length;

const isRunning = ({ now, offers }: MarketplaceModel, payer: number): boolean => {
  const { terms, ends } = at(offers, payer);
  return terms !== null && (ends === null || now < ends);
};

/** What a parcel is to an offer; `goods` and `seller` are what its items cost and what its store's voucher takes off. */
export interface ShippingOfferParcel {
  store: number;
  address: number;
  goods: number;
  seller: number;
}

/** The store leaves 30 of 100 rupiah that it gets for the items to its commission and itself. */
const mostByStore = ({ goods, seller }: ShippingOfferParcel) => Math.floor(((goods - seller) * 7) / 10);

const paysOf = (
  market: MarketplaceModel,
  payer: number,
  parcel: ShippingOfferParcel,
  { name, price }: Service,
): number => {
  const { terms } = at(market.offers, payer);
  if (terms === null || !isRunning(market, payer) || parcel.goods < terms.minSpend) return 0;
  const isThere =
    terms.province === null || at(modelFixture.addresses, parcel.address).startsWith(`${terms.province}.`);
  if (!isThere || (terms.courier !== null && !name.startsWith(`${terms.courier} `))) return 0;
  const fare = Math.min(price, terms.most ?? price);
  return payer === marketplace ? fare : Math.min(fare, mostByStore(parcel));
};

/** Who pays what of a fare: one payer, the one that pays more; of equals the marketplace (domain 3.7). */
export const splitShippingRate = (
  market: MarketplaceModel,
  parcel: ShippingOfferParcel,
  service: Service,
) => {
  const [byStore, byMarket] = [parcel.store, marketplace].map((payer) =>
    paysOf(market, payer, parcel, service),
  ) as [number, number];
  return byStore > byMarket ? { byStore, byMarket: 0 } : { byStore: 0, byMarket };
};

/** A store has one offer; the marketplace's is a new one after the last has ended. */
export const saveShippingOffer = (
  market: MarketplaceModel,
  payer: number,
  terms: ShippingOfferTerms,
): void => {
  const offer = at(market.offers, payer);
  offer.version = payer === marketplace && !isRunning(market, payer) ? 1 : offer.version + 1;
  offer.terms = terms;
  offer.ends = terms.days === null ? null : market.now + terms.days * 24 * 3_600_000;
};

export const endShippingOffer = (market: MarketplaceModel, payer: number): void => {
  const offer = at(market.offers, payer);
  if (payer === marketplace && offer.version === 0) throw new RejectionError(404);
  if (payer === marketplace && !isRunning(market, payer)) throw new RejectionError(409);
  offer.version++;
  offer.terms = null;
  offer.ends = null;
};

/** Whether the marketplace's next save changes an offer that runs. */
export const canChangeShippingOffer = (market: MarketplaceModel): boolean => isRunning(market, marketplace);
