import * as v from 'valibot';
import { MerchantId } from '../ids.ts';
import { ImageUrls } from './image-urls.ts';
import { StoreType } from './store-type.ts';

/** A store as every list shows it (SPEC 3 "Merchant list item"). */
export const StoreCard = v.object({
  id: MerchantId,
  merchant_name: v.string(),
  merchant_slug: v.string(),
  /** The 300 px image has two names on the wire: lists use `photos`, stores `photo` (domain 9). */
  merchant_photos: v.nullable(v.string()),
  merchant_photo: v.nullable(v.string()),
  store_type: StoreType,
  /** Verified by staff: shown as the flower. */
  is_verified: v.boolean(),
  city: v.string(),
  rating: v.number(),
  total_review: v.number(),
  total_product: v.number(),
  is_follow: v.boolean(),
});
export type StoreCard = v.InferOutput<typeof StoreCard>;

/** A store in a list of stores, with images of its products. */
export const ListedStore = v.object({
  ...StoreCard.entries,
  /** Images of its best products, at most three. */
  covers: v.array(ImageUrls),
});
export type ListedStore = v.InferOutput<typeof ListedStore>;
