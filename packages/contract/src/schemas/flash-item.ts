import * as v from 'valibot';
import { MerchantId, ProductId, VariantId } from '../ids.ts';
import { Rupiah } from '../money.ts';

export const flashItemStatuses = ['submitted', 'approved', 'rejected', 'withdrawn'] as const;

/** A submission to a flash-sale session, for its seller and for staff. */
export const FlashItem = v.object({
  id: v.number(),
  flash_sale_id: v.number(),
  product_id: ProductId,
  variant_id: VariantId,
  name: v.string(),
  slug: v.string(),
  variant_label: v.string(),
  image: v.nullable(v.string()),
  /** Outside the session, now. */
  price: Rupiah,
  flash_price: Rupiah,
  discount_percent: v.number(),
  flash_stock: v.number(),
  flash_sold: v.number(),
  per_user_limit: v.number(),
  /** Pieces that are free to sell now, without allocated ones. */
  stock: v.number(),
  status: v.picklist(flashItemStatuses),
  reject_reason: v.nullable(v.string()),
  merchant: v.object({
    id: MerchantId,
    merchant_name: v.string(),
    rating: v.number(),
    total_review: v.number(),
  }),
});
export type FlashItem = v.InferOutput<typeof FlashItem>;

export const sessionEntries = {
  id: v.number(),
  name_id: v.string(),
  name_en: v.string(),
  /** Of the window that runs or comes next. */
  starts_at: v.string(),
  ends_at: v.string(),
  /** The same window comes again at this distance. */
  repeat_minutes: v.nullable(v.number()),
  status: v.picklist(['scheduled', 'running', 'ended', 'cancelled']),
  server_time: v.string(),
};
