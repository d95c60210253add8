import * as v from 'valibot';
import { CategoryId, MediaId, ProductId, VariantId } from '../ids.ts';
import { Rupiah } from '../money.ts';
import { getNameEntries, getResponses } from '../product/derive.ts';
import { plainProductFields, plainSingleFields, plainVariantFields } from '../product/fields.ts';
import { ImageUrls } from './image-urls.ts';
import { ProductBlock } from './product-block.ts';

export const productFlags = ['low_stock', 'empty', 'no_image', 'discount', 'flash_sale'] as const;

export const ProductStatus = v.picklist(['PUBLISH', 'HIDDEN']);
const Moderation = v.picklist(['ok', 'pending', 'blocked']);

/** A seller's price cut as it is stored; `is_running` as of the response. */
export const RunningDiscount = v.object({
  type: v.picklist(['amount', 'percent']),
  value: v.number(),
  starts_at: v.string(),
  ends_at: v.string(),
  is_running: v.boolean(),
});

/** A product in its seller's list. */
export const ListedSellerProduct = v.object({
  id: ProductId,
  name: v.string(),
  slug: v.string(),
  /** The first image, 150 px; null without one. */
  image: v.nullable(v.string()),
  sku: v.nullable(v.string()),
  category: v.object({ id: CategoryId, name: v.string() }),
  price_range: v.object({ min: Rupiah, max: Rupiah }),
  /** Free to sell, over all active variants. */
  stock: v.number(),
  /** Ordered and not yet sent. */
  stock_reserved: v.number(),
  sold: v.number(),
  viewed: v.number(),
  rating: v.number(),
  total_review: v.number(),
  status: ProductStatus,
  moderation: Moderation,
  variants_count: v.number(),
  /** Of a product with one variant: where price and stock are changed in place. */
  variant_id: v.nullable(VariantId),
  /** The stock of that one variant; null where there are several. */
  stock_on_hand: v.nullable(v.number()),
  discount: v.nullable(RunningDiscount),
  version: v.number(),
  updated_at: v.string(),
  flags: v.array(v.picklist(productFlags)),
});
export type ListedSellerProduct = v.InferOutput<typeof ListedSellerProduct>;

const picture = v.object({ media_id: MediaId, alt: v.string(), position: v.number(), image_urls: ImageUrls });
const choice = v.object({
  id: v.number(),
  value: v.string(),
  media_id: v.nullable(MediaId),
  image: v.nullable(v.string()),
});
const variant = v.object({
  id: VariantId,
  option_values: v.array(v.string()),
  ...getResponses(plainVariantFields),
  /** The stock; what is free to sell is this minus the next two. */
  stock: v.number(),
  stock_reserved: v.number(),
  stock_flash: v.number(),
});

/** The names of the category and the brand. */
export const referenceNames = v.object(getNameEntries(plainProductFields));
export type ReferenceNames = v.InferOutput<typeof referenceNames>;

/** A product as its seller edits it: the form, filled in, and the server's additions. */
export const SellerProduct = v.object({
  product_id: ProductId,
  slug: v.string(),
  /** Of the cheapest variant. */
  ...getResponses(plainSingleFields),
  ...getResponses(plainProductFields),
  ...referenceNames.entries,
  attributes: v.array(v.object({ name: v.string(), value: v.string() })),
  images: v.array(picture),
  /** Of all variants together. */
  stock: v.number(),
  stock_reserved: v.number(),
  moderation: Moderation,
  /** Null unless staff have blocked it. */
  block: v.optional(v.nullable(ProductBlock)),
  options: v.array(v.object({ id: v.number(), name: v.string(), values: v.array(choice) })),
  /** Without options the one that the product is bought as. */
  variants: v.array(variant),
  discount: v.nullable(RunningDiscount),
  sold: v.number(),
  viewed: v.number(),
  rating: v.number(),
  total_review: v.number(),
  version: v.number(),
  created_at: v.string(),
  updated_at: v.string(),
});
export type SellerProduct = v.InferOutput<typeof SellerProduct>;

/** The `data` of a 409: what has changed meanwhile, and the product as it is now. */
export const ProductConflict = v.object({
  reason: v.picklist(['version_changed', 'stock_changed']),
  product: SellerProduct,
});
export type ProductConflict = v.InferOutput<typeof ProductConflict>;
