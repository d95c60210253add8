import { type ProductCard, rupiah } from '@pasar/contract';
import type { PartialShippingOffer } from '../../shipping-offers/index.ts';

/** The shipping data that a listing stores of its product. */
export interface PromiseColumns {
  free_shipping: boolean;
  free_provinces: string | null;
  free_from_price: number;
  free_until: Date | null;
  shipping_offer: PartialShippingOffer | null;
}

interface Asked {
  /** Rupiah of one piece now. */
  price: number;
  /** Of the user's default address; null while it is unknown. */
  province: string | null;
  now: Date;
}

const isOver = (until: Date | null, now: Date) => until !== null && until <= now;

const isFreeNow = (row: PromiseColumns, { price, province, now }: Asked): boolean =>
  price >= row.free_from_price &&
  !isOver(row.free_until, now) &&
  (province === null ? row.free_shipping : (row.free_provinces?.split(',').includes(province) ?? false));

const offerNow = (
  offer: PartialShippingOffer,
  { price, province, now }: Asked,
): ProductCard['shipping_offer'] => {
  if (isOver(offer.until === null ? null : new Date(offer.until), now)) return null;
  if (province === null ? !offer.is_everywhere : !offer.provinces.includes(province)) return null;
  const isMet = price >= offer.from_price;
  // No label: the offer pays all of it, yet not here; or its share depends on a price that has changed.
  if (isMet ? offer.up_to === null : offer.min_spend === 0) return null;
  return {
    min_spend: rupiah(isMet ? 0 : offer.min_spend),
    up_to: offer.up_to === null ? null : rupiah(offer.up_to),
  };
};

/** The shipping label of a card at this price, to this province: free, or what an offer pays, or nothing. */
export const promiseNow = (
  row: PromiseColumns,
  asked: Asked,
): Pick<ProductCard, 'free_shipping' | 'shipping_offer'> => {
  const free_shipping = isFreeNow(row, asked);
  const { shipping_offer } = row;
  return {
    free_shipping,
    shipping_offer: free_shipping || !shipping_offer ? null : offerNow(shipping_offer, asked),
  };
};
