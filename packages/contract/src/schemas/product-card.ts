import * as v from 'valibot';
import { MerchantId, ProductId } from '../ids.ts';
import { Rupiah } from '../money.ts';
import { ImageUrls } from './image-urls.ts';
import { StoreType } from './store-type.ts';

export const FlashPrice = v.object({
  id: v.number(),
  flash_price: Rupiah,
  flash_stock: v.number(),
  flash_sold: v.number(),
  ends_at: v.string(),
});

/** `min_spend` is 0 when one purchase meets it; `up_to` is null when the full shipping rate is paid then. */
export const CardShippingOffer = v.object({ min_spend: Rupiah, up_to: v.nullable(Rupiah) });

/** A product as every list shows it (domain 4 "ProductCard"). `price` is what a buyer pays now. */
export const ProductCard = v.object({
  id: ProductId,
  name: v.string(),
  slug: v.string(),
  /** The 300 px image. */
  image: v.string(),
  image_urls: ImageUrls,
  price: Rupiah,
  compare_at_price: v.nullable(Rupiah),
  discount_percent: v.number(),
  price_range: v.object({ min: Rupiah, max: Rupiah }),
  rating: v.number(),
  total_review: v.number(),
  sold: v.number(),
  stock: v.number(),
  is_wishlist: v.boolean(),
  condition: v.picklist(['new', 'used']),
  is_preorder: v.boolean(),
  /** One purchase of the least quantity ships free: to the current user's province, or wherever an offer holds. */
  free_shipping: v.boolean(),
  /** What an offer pays otherwise, and on which condition; null without one, and where shipping is free. */
  shipping_offer: v.optional(v.nullable(CardShippingOffer)),
  /**
   * Days between which the first courier could bring it to the current user's address, or to the city in the cookie
   * `pasar_ship_to` of a visitor; absent while that is unknown.
   * `text` says them as a card does: `23–24 Nov`.
   */
  arrival: v.optional(v.object({ from: v.string(), to: v.string(), text: v.string() })),
  merchant: v.object({
    id: MerchantId,
    merchant_name: v.string(),
    merchant_slug: v.string(),
    store_type: StoreType,
    /** Verified by staff: shown as the flower. */
    is_verified: v.boolean(),
    city: v.string(),
  }),
  flash_sale: v.nullable(FlashPrice),
});
export type ProductCard = v.InferOutput<typeof ProductCard>;
