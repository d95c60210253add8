import * as v from 'valibot';
import { MerchantId } from '../ids.ts';
import { ImageUrls, StoreType } from './product-card.ts';

/** A store as every list shows it (SPEC 3 "Merchant list item"). */
export const StoreCard = v.object({
  id: MerchantId,
  merchant_name: v.string(),
  merchant_slug: v.string(),
  /** Both names of the 300 px picture are the wire's own: lists say `photos`, stores `photo` (domain 9). */
  merchant_photos: v.nullable(v.string()),
  merchant_photo: v.nullable(v.string()),
  store_type: StoreType,
  /** Verified by the desk: shown as the flower. */
  is_verified: v.boolean(),
  city: v.string(),
  rating: v.number(),
  total_review: v.number(),
  total_product: v.number(),
  is_follow: v.boolean(),
});
export type StoreCard = v.InferOutput<typeof StoreCard>;

/** A store where one chooses among stores: what it sells shows in pictures. */
export const ListedStore = v.object({
  ...StoreCard.entries,
  /** Covers of its best goods, at most three. */
  covers: v.array(ImageUrls),
});
export type ListedStore = v.InferOutput<typeof ListedStore>;
