import * as v from 'valibot';
import { MerchantId } from '../ids.ts';
import { Rupiah } from '../money.ts';

/** What every list shows of a promo. */
export const promoEntries = {
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

/** A promo in a list, outside a checkout. */
export const ListedPromo = v.object({
  ...promoEntries,
  /** Whom it is for; `code_only` is visible to those who claimed it. */
  target: v.picklist(['public', 'code_only', 'new_buyer', 'follower']),
  is_claimed: v.boolean(),
  /** What is left of the quota, 0 to 1. */
  left: v.number(),
  state: v.picklist(['upcoming', 'running', 'paused', 'exhausted', 'ended']),
});
export type ListedPromo = v.InferOutput<typeof ListedPromo>;
