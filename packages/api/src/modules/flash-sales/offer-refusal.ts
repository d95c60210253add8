import { flashPriceRange, formatRupiah, minFlashRating } from '@pasar/contract';
import type { FieldWords } from '../../platform/http/failure.ts';
import { say, type Words } from '../../platform/words.ts';

export interface Offer {
  flash_price: number;
  flash_stock: number;
  per_user_limit: number;
}

/** What the rules look at besides the offer itself. */
export interface Ground {
  /** Of the variant, outside any sale. */
  price: number;
  /** Pieces that are free to sell. */
  stock: number;
  may_sell: boolean;
  is_shown: boolean;
  rating: number;
  rating_count: number;
}

/** Why a store or its product may not take part, whatever it offers; null when it may (domain 3.5). */
export const groundRefusal = ({ may_sell, is_shown, rating, rating_count }: Ground): Words | null => {
  if (!may_sell) return 'flash.store-closed';
  if (rating_count > 0 && rating < minFlashRating) return 'flash.rating';
  return is_shown ? null : 'flash.hidden';
};

const priceRefusal = (offered: number, price: number): Words | null => {
  if (offered >= price) return say('flash.price.above', { price: formatRupiah(price) });
  const { low, high } = flashPriceRange(price);
  return offered < low || offered > high
    ? say('flash.price.range', { low: formatRupiah(low), high: formatRupiah(high) })
    : null;
};

/** What is wrong with an offer, field by field: 5 to 70 % off, no more pieces than are free; null when nothing is. */
export const offerRefusal = (offer: Offer, { price, stock }: Ground): FieldWords | null => {
  const wrongPrice = priceRefusal(offer.flash_price, price);
  const fields: FieldWords = {
    ...(wrongPrice ? { flash_price: [wrongPrice] } : {}),
    ...(offer.flash_stock > stock ? { flash_stock: [say('flash.stock.short', { left: stock })] } : {}),
    ...(offer.per_user_limit > offer.flash_stock ? { per_user_limit: ['flash.limit.large'] } : {}),
  };
  return Object.keys(fields).length > 0 ? fields : null;
};
