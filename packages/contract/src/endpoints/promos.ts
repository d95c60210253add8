import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MerchantId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';

/** Why a promo cannot be used at this checkout (domain 3.6). */
export const promoRefusals = [
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
  'better_chosen',
] as const;
export type PromoRefusal = (typeof promoRefusals)[number];

const entries = {
  promo_id: v.number(),
  promo_code: v.string(),
  owner: v.picklist(['platform', 'merchant']),
  merchant_id: v.nullable(MerchantId),
  merchant_name: v.nullable(v.string()),
  name: v.string(),
  description: v.string(),
  kind: v.picklist(['discount', 'shipping']),
  discount_type: v.picklist(['amount', 'percent']),
  discount_value: v.number(),
  max_discount: v.nullable(Rupiah),
  min_spend: Rupiah,
  starts_at: v.string(),
  ends_at: v.string(),
};

/** A promo at checkout (SPEC 3 "Promo"): `amount` is what it takes off now, in rupiah. */
export const PromoOption = v.object({
  ...entries,
  is_selected: v.boolean(),
  usable: v.boolean(),
  amount: Rupiah,
  reason_code: v.nullable(v.picklist(promoRefusals)),
  reason: v.nullable(v.string()),
  /** What is missing to the least spend, in rupiah. */
  missing_amount: Rupiah,
});
export type PromoOption = v.InferOutput<typeof PromoOption>;

/** A promo in a list, outside a checkout. */
export const PromoOffer = v.object({
  ...entries,
  is_claimed: v.boolean(),
  /** What is left of the quota, 0 to 1. */
  left: v.number(),
  state: v.picklist(['upcoming', 'running', 'paused', 'exhausted', 'ended']),
});
export type PromoOffer = v.InferOutput<typeof PromoOffer>;

/** Select and unselect belong to the checkout. */
export const promos = {
  list: endpoint({
    method: 'GET',
    path: '/promo/list',
    summary: 'Promos that everybody may use, and those that I claimed',
    data: v.array(PromoOffer),
  }),
  active: endpoint({
    method: 'GET',
    path: '/promo/active',
    summary: 'Promos that I can use now',
    access: 'user',
    data: v.array(PromoOffer),
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
    data: PromoOffer,
  }),
};
