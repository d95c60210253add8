import { type ProductCard, rupiah } from '@pasar/contract';
import type { PartialShippingOffer } from '../../shipping-offers/index.ts';

/** What a listing keeps of the shipping of its product. */
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
  /** Of the person's default address; null while nobody knows. */
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
  // Nothing to say: it pays all of it, and yet not here; or what it pays depends on a price that is another now.
  if (isMet ? offer.up_to === null : offer.min_spend === 0) return null;
  return {
    min_spend: rupiah(isMet ? 0 : offer.min_spend),
    up_to: offer.up_to === null ? null : rupiah(offer.up_to),
  };
};

/** What a card says of shipping at this price, to this province: free, or what an offer pays, or nothing. */
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
