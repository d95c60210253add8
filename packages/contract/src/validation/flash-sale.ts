import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { Quantity } from './buying.ts';

/** The minimum and maximum discount of a flash sale, in percent of the variant's price (domain 3.5). */
export const flashDiscount = { least: 5, most: 70 } as const;
/** A rated store needs this many stars to take part (domain 3.5). */
export const minFlashRating = 3;
/** The most pieces of one item that one buyer may take. */
export const maxFlashPerUser = 100;

/** The lowest and the highest flash price of a price, in whole rupiah: 5 to 70 % off (domain 3.5). */
export const flashPriceRange = (price: number): { low: number; high: number } => ({
  low: Math.max(100, Math.ceil((price * (100 - flashDiscount.most)) / 100)),
  high: Math.floor((price * (100 - flashDiscount.least)) / 100),
});

/** A seller's submission to a session. */
export const flashSubmissionRules = {
  flash_sale_id: BodyId,
  variant_id: BodyId,
  flash_price: v.pipe(
    v.number(messageId('flash.price.invalid')),
    v.safeInteger(messageId('flash.price.invalid')),
    v.minValue(100, messageId('flash.price.invalid')),
  ),
  flash_stock: Quantity,
  per_user_limit: v.optional(
    v.pipe(
      v.number(messageId('quantity.invalid')),
      v.safeInteger(messageId('quantity.invalid')),
      v.minValue(1, messageId('quantity.invalid')),
      v.maxValue(maxFlashPerUser, messageId('quantity.large')),
    ),
    1,
  ),
};
