import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { ListedPromo, promoEntries } from '../schemas/listed-promo.ts';
import { ListingExtra } from '../schemas/listing-extra.ts';
import { FlashPrice, ProductCard } from '../schemas/product-card.ts';
import { ProductQuery } from '../schemas/product-query.ts';
import { PathId } from '../schemas/wire-id.ts';

/** Why a promo cannot be used at this checkout (domain 3.6). */
export const promoRejectionReasons = [
  'not_started',
  'ended',
  'paused',
  'exhausted',
  'user_limit',
  'not_claimed',
  'new_buyer_only',
  'follower_only',
  'min_spend',
  'no_eligible_product',
  'no_shipping',
  'shipping_free',
  'better_selected',
] as const;
export type PromoRejectionReason = (typeof promoRejectionReasons)[number];

/** A promo at checkout (SPEC 3 "Promo"): `amount` is what it takes off now, in rupiah. */
export const PromoOption = v.object({
  ...promoEntries,
  is_selected: v.boolean(),
  usable: v.boolean(),
  amount: Rupiah,
  reason_code: v.nullable(v.picklist(promoRejectionReasons)),
  reason: v.nullable(v.string()),
  /** What is missing to the least spend, in rupiah. */
  missing_amount: Rupiah,
});
export type PromoOption = v.InferOutput<typeof PromoOption>;

/** One window of a flash sale; a page counts down from the response's `server_time`. */
export const FlashSlot = v.object({
  id: v.number(),
  name: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  status: v.picklist(['running', 'scheduled', 'ended']),
  /** Products in it. */
  total: v.number(),
});
export type FlashSlot = v.InferOutput<typeof FlashSlot>;

/** A product in a flash sale; its `price` stays what a buyer pays now. */
export const FlashCard = v.object({
  ...ProductCard.entries,
  flash_sale: FlashPrice,
  /** Pieces that one buyer may have at the flash price. */
  per_user_limit: v.number(),
});
export type FlashCard = v.InferOutput<typeof FlashCard>;

/** The page of a promo: a campaign of the home page, or a voucher. */
export const PromoPage = v.object({
  /** What the path names it: a campaign's slug, a voucher's number. */
  id: v.string(),
  title: v.string(),
  subtitle: v.string(),
  image: v.nullable(v.string()),
  tone: v.nullable(v.picklist(['kunyit', 'pandan', 'nila', 'manggis'])),
  starts_at: v.string(),
  period_end: v.string(),
  /** The voucher itself; null for a campaign. */
  voucher: v.nullable(ListedPromo),
  server_time: v.string(),
});
export type PromoPage = v.InferOutput<typeof PromoPage>;

/** Select and unselect belong to the checkout. */
export const promos = {
  list: endpoint({
    method: 'GET',
    path: '/promo/list',
    summary: 'Promos that everybody may use, and those that I claimed',
    data: v.array(ListedPromo),
  }),
  active: endpoint({
    method: 'GET',
    path: '/promo/active',
    summary: 'Promos that I can use now',
    access: 'user',
    data: v.array(ListedPromo),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/promo/claim',
    summary: 'Claim a promo by its code',
    access: 'user',
    body: v.object({
      promo_code: v.pipe(
        v.string(messageId('promo.code.required')),
        v.trim(),
        v.nonEmpty(messageId('promo.code.required')),
        v.maxLength(40, messageId('promo.code.unknown')),
        v.toUpperCase(),
      ),
    }),
    data: ListedPromo,
  }),
  flashSale: endpoint({
    method: 'GET',
    path: '/promo/flashsale',
    summary:
      'The flash-sale slots of the next 24 hours and the products of one: the selected, else the first',
    query: v.object({ selected: v.optional(v.union([v.literal(''), PathId])), ...pageQuery }),
    data: v.object({
      server_time: v.string(),
      /** The slot whose products are listed; null when there is none. */
      selected: v.nullable(v.number()),
      slots: v.array(FlashSlot),
      products: v.array(FlashCard),
    }),
    meta: Meta,
  }),
  products: endpoint({
    method: 'GET',
    path: '/promo/products/:promoid',
    summary:
      'Products of a promo, with the filters of the product list: a voucher by its number, a campaign by its slug',
    params: v.object({ promoid: v.pipe(v.string(), v.maxLength(100)) }),
    query: ProductQuery,
    data: v.array(ProductCard),
    meta: Meta,
    extra: v.object({ promo: PromoPage, ...ListingExtra.entries }),
  }),
};
