import { flashPriceRange, formatRupiah, minFlashRating } from '@pasar/contract';
import type { FieldErrors } from '../../platform/http/api-error.ts';
import { createMessage, type Message } from '../../platform/message.ts';

export interface FlashSubmission {
  flash_price: number;
  flash_stock: number;
  per_user_limit: number;
}

/** What the rules read besides the submission itself. */
export interface FlashEligibility {
  /** Of the variant, outside any flash sale. */
  price: number;
  /** Pieces that are free to sell. */
  stock: number;
  may_sell: boolean;
  is_shown: boolean;
  rating: number;
  rating_count: number;
}

/** Why a store or its product may not take part, whatever it submits; null when it may (domain 3.5). */
export const findEligibilityRejection = ({
  may_sell,
  is_shown,
  rating,
  rating_count,
}: FlashEligibility): Message | null => {
  if (!may_sell) return 'flash.store-closed';
  if (rating_count > 0 && rating < minFlashRating) return 'flash.rating';
  return is_shown ? null : 'flash.hidden';
};

const priceRefusal = (offered: number, price: number): Message | null => {
  if (offered >= price) return createMessage('flash.price.above', { price: formatRupiah(price) });
  const { low, high } = flashPriceRange(price);
  return offered < low || offered > high
    ? createMessage('flash.price.range', { low: formatRupiah(low), high: formatRupiah(high) })
    : null;
};

/** The errors of a submission by field: 5 to 70 % off, no more pieces than are free; null without errors. */
export const findSubmissionRejection = (
  offer: FlashSubmission,
  { price, stock }: FlashEligibility,
): FieldErrors | null => {
  const wrongPrice = priceRefusal(offer.flash_price, price);
  const fields: FieldErrors = {
    ...(wrongPrice ? { flash_price: [wrongPrice] } : {}),
    ...(offer.flash_stock > stock
      ? { flash_stock: [createMessage('flash.stock.short', { left: stock })] }
      : {}),
    ...(offer.per_user_limit > offer.flash_stock ? { per_user_limit: ['flash.limit.large'] } : {}),
  };
  return Object.keys(fields).length > 0 ? fields : null;
};

/** All that keeps a submission out of its session as things are now. */
export const listSubmissionProblems = (item: FlashSubmission & FlashEligibility): Message[] => {
  const whole = findEligibilityRejection(item);
  return [...(whole ? [whole] : []), ...Object.values(findSubmissionRejection(item, item) ?? {}).flat()];
};
