import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { BrandId, CategoryId, MerchantId, ProductId, RegionId, VariantId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { ZoomUrls } from '../schemas/image-urls.ts';
import { ListedPromo } from '../schemas/listed-promo.ts';
import { ListingExtra } from '../schemas/listing-extra.ts';
import { ProductCard } from '../schemas/product-card.ts';
import { counted, ProductQuery, sortValues } from '../schemas/product-query.ts';
import { UnavailableService } from '../schemas/shipping-service.ts';
import { StoreType } from '../schemas/store-type.ts';
import { PathId } from '../schemas/wire-id.ts';
import { maxQuantity } from '../validation/buying.ts';
import { maxSearch } from '../validation/search.ts';
import { categoryTree } from './category-tree.ts';

/** The summary of published reviews. */
export const ReviewSummary = v.object({
  average: v.number(),
  total: v.number(),
  /** How many of them have images. */
  with_images: v.number(),
  /** Number of reviews per star, keys `1` to `5`. */
  distribution: v.record(v.string(), v.number()),
});
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>;

export const ProductDetail = v.object({
  ...ProductCard.entries,
  description: v.string(),
  status: v.picklist(['PUBLISH', 'HIDDEN']),
  min_order: v.number(),
  max_order: v.nullable(v.number()),
  /** Grams. */
  weight_gram: v.number(),
  dimension: v.nullable(v.object({ length_cm: v.number(), width_cm: v.number(), height_cm: v.number() })),
  viewed: v.number(),
  /** Days that it is made in, before it is sent; 0 when it is not made to order. */
  preorder_days: v.number(),
  /** Pieces that one buyer may have at the running flash price; null without one. */
  flash_limit: v.nullable(v.number()),
  category_path: v.array(v.object({ id: CategoryId, name: v.string(), slug: v.string() })),
  brand: v.nullable(v.object({ id: BrandId, name: v.string(), slug: v.string() })),
  /** Those that the category asks for first; `translated` is what of it is in the caller's language. */
  attributes: v.array(
    v.object({
      name: v.string(),
      value: v.string(),
      translated: v.optional(v.picklist(['name', 'all'])),
    }),
  ),
  /** A film at one of the known hosts. */
  video_url: v.nullable(v.string()),
  /** What the seller wrote for search engines, else name and the beginning of the description. */
  seo: v.object({ title: v.string(), description: v.string(), canonical: v.string() }),
  images: v.array(v.object({ id: v.number(), image_urls: ZoomUrls, alt: v.string(), position: v.number() })),
  options: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      values: v.array(
        v.object({
          id: v.number(),
          value: v.string(),
          /** The 150 px image. */
          image: v.nullable(v.string()),
          image_urls: v.nullable(ZoomUrls),
        }),
      ),
    }),
  ),
  variants: v.array(
    v.object({
      id: VariantId,
      option_value_ids: v.array(v.number()),
      sku: v.nullable(v.string()),
      price: Rupiah,
      compare_at_price: v.nullable(Rupiah),
      stock: v.number(),
      is_active: v.boolean(),
    }),
  ),
  seller: v.object({
    id: MerchantId,
    merchant_name: v.string(),
    merchant_slug: v.string(),
    merchant_photo: v.nullable(v.string()),
    store_type: StoreType,
    is_verified: v.boolean(),
    city: v.string(),
    rating: v.number(),
    total_product: v.number(),
    response_minutes: v.nullable(v.number()),
    joined_year: v.number(),
    is_follow: v.boolean(),
    on_holiday: v.boolean(),
    /** The last day of the holiday that runs, in Jakarta, `2026-12-02`. */
    holiday_until: v.nullable(v.string()),
  }),
  /** Of the store, for this product. */
  vouchers: v.array(ListedPromo),
  review_summary: ReviewSummary,
  server_time: v.string(),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;

export const Review = v.object({
  id: v.number(),
  author: v.string(),
  rating: v.number(),
  text: v.string(),
  variant_label: v.nullable(v.string()),
  images: v.array(ZoomUrls),
  created_at: v.string(),
  /** When the buyer changed it, once. */
  edited_at: v.nullable(v.string()),
  reply: v.nullable(v.object({ text: v.string(), created_at: v.string() })),
});
export type Review = v.InferOutput<typeof Review>;

/** Which published reviews to list. */
export const ReviewQuery = v.object({
  rating: v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist([1, 2, 3, 4, 5])),
  ),
  /** `1`: with images only. */
  with_media: v.optional(v.picklist(['0', '1']), '0'),
  sort: v.optional(v.picklist(['newest', 'oldest', 'highest', 'lowest']), 'newest'),
  ...pageQuery,
});

/** The data of a 410: the former product of a deleted product's address. `similar` still accepts its id. */
export const UnavailableProduct = v.object({
  id: ProductId,
  name: v.string(),
  category_path: ProductDetail.entries.category_path,
});
export type UnavailableProduct = v.InferOutput<typeof UnavailableProduct>;

const fares = v.object({ min: Rupiah, max: Rupiah });

/** A shipping offer with its limits; names of places are in the current user's language. */
export const EstimateShippingOffer = v.object({
  by: v.picklist(['store', 'market']),
  /** Of the marketplace's offers. */
  name: v.nullable(v.string()),
  /** Rupiah of the order from which it holds; 0 for any. */
  min_spend: Rupiah,
  /** What is missing to it. */
  missing: Rupiah,
  /** Rupiah per parcel at most; null for the full shipping rate. */
  up_to: v.nullable(Rupiah),
  /** Names of provinces; null for everywhere. */
  provinces: v.nullable(v.array(v.string())),
  /** Names of couriers; null for all of the store's. */
  couriers: v.nullable(v.array(v.string())),
  ends_at: v.nullable(v.string()),
  /** Whether the place lies in its area. */
  in_area: v.boolean(),
});

/** What sending a product costs (domain 3.7). */
export const ShippingEstimate = v.object({
  /** Short names of the cities; `destination` is the full place, as far as it was named. */
  origin: v.string(),
  destination: v.object({
    area_id: v.string(),
    area: v.string(),
    sub_district: v.string(),
    city: v.string(),
  }),
  qty: v.number(),
  weight_gram: v.number(),
  /** At least one service costs the buyer nothing. */
  free_shipping: v.boolean(),
  /** What the cheapest service costs the buyer after offers; null when none goes there. */
  pays: v.optional(v.nullable(Rupiah)),
  /** Every offer for this product, whether it holds for this place and quantity or not. */
  shipping_offers: v.optional(v.array(EstimateShippingOffer)),
  /** Services that do not take this parcel, and why. */
  unavailable: v.optional(v.array(UnavailableService)),
  /** Shipping rates over all couriers, before offers; null when none goes there. */
  price: v.nullable(fares),
  /** The cheapest courier first, its cheapest service first. */
  couriers: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      price: fares,
      services: v.array(
        v.object({
          service: v.string(),
          description: v.string(),
          price: Rupiah,
          /** What an offer pays of the price. */
          shipping_offer_amount: v.optional(Rupiah),
          /** Days, `1-2`. */
          etd: v.string(),
          etd_date: v.object({ from: v.string(), to: v.string() }),
        }),
      ),
    }),
  ),
});
export type ShippingEstimate = v.InferOutput<typeof ShippingEstimate>;

const idOrSlug = v.object({ slug: v.pipe(v.string(), v.maxLength(200)) });
const byId = v.object({ id: v.pipe(v.string(), v.transform(Number), v.safeInteger(), v.minValue(1)) });

export const products = {
  categoryTree,
  cities: endpoint({
    method: 'GET',
    path: '/products/cities',
    summary: 'Cities that sell, with counts',
    data: v.array(counted(RegionId)),
  }),
  brands: endpoint({
    method: 'GET',
    path: '/products/brands',
    summary: 'Brands with counts',
    query: v.object({
      search: v.optional(v.pipe(v.string(), v.maxLength(maxSearch, messageId('search.long'))), ''),
      ...pageQuery,
    }),
    data: v.array(
      v.object({
        id: BrandId,
        name: v.string(),
        slug: v.string(),
        logo: v.nullable(v.string()),
        total: v.number(),
      }),
    ),
    meta: Meta,
  }),
  storeTypes: endpoint({
    method: 'GET',
    path: '/products/storetype',
    summary: 'Kinds of store',
    data: v.array(v.object({ id: StoreType, name: v.string() })),
  }),
  sorts: endpoint({
    method: 'GET',
    path: '/products/sort',
    summary: 'Ways to sort a listing',
    data: v.array(v.object({ id: v.picklist(sortValues), name: v.string() })),
  }),
  list: endpoint({
    method: 'GET',
    path: '/products/list',
    summary: 'Search and listing with facets',
    query: ProductQuery,
    data: v.array(ProductCard),
    meta: Meta,
    extra: ListingExtra,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/products/detail/:slug',
    summary: 'Get a product by slug or id; 410 when its seller deleted it',
    params: idOrSlug,
    data: ProductDetail,
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/products/review/:id',
    summary: 'Reviews of a product',
    params: byId,
    query: ReviewQuery,
    data: v.array(Review),
    meta: Meta,
  }),
  similar: endpoint({
    method: 'GET',
    path: '/products/similar/:id',
    summary: 'Products like this one, from other stores first',
    params: byId,
    data: v.array(ProductCard),
  }),
  shippingEstimate: endpoint({
    method: 'GET',
    path: '/products/shipping-estimate/:id',
    summary: 'Estimate shipping costs of a product to a village or city; by default to the default address',
    params: byId,
    query: v.object({
      /** A village's official code, or a city's: `32.73`. */
      area_id: v.optional(v.string(), ''),
      qty: v.optional(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform(Number),
          v.integer(),
          v.minValue(1),
          v.maxValue(maxQuantity),
        ),
        1,
      ),
      variant_id: v.optional(PathId),
    }),
    data: ShippingEstimate,
  }),
};
