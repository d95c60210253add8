import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { CategoryId, MerchantId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { ListedPromo } from '../schemas/listed-promo.ts';
import { ListingExtra } from '../schemas/listing-extra.ts';
import { ProductCard } from '../schemas/product-card.ts';
import { many, ProductQuery } from '../schemas/product-query.ts';
import { ListedStore, StoreCard } from '../schemas/store-card.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { maxSearch } from '../validation/search.ts';
import { StoreBanner } from './merchant.ts';
import { Review, ReviewQuery, ReviewSummary } from './products.ts';

/** `lates` is the wire's own spelling of "latest" (SPEC 9). */
export const storeSorts = ['lates', 'popular', 'rating', 'az', 'za'] as const;

/** Which stores to list (SPEC 7 "Brands"). Default: official ones (SPEC 9). */
export const StoreQuery = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(maxSearch, messageId('search.long'))), ''),
  sort: v.optional(v.picklist(storeSorts), 'lates'),
  /** The initial of the names; `#` for any other character. */
  alphabetsearch: v.optional(v.pipe(v.string(), v.regex(/^([a-z]|#)?$/i), v.toUpperCase()), ''),
  /** By id or slug; each includes everything below it. */
  'categories[]': many,
  storetype: v.optional(v.picklist(['official', 'star', 'regular', 'all']), 'official'),
  ...pageQuery,
});
export type StoreQuery = v.InferOutput<typeof StoreQuery>;

const category = v.object({ id: CategoryId, name: v.string(), slug: v.string(), total: v.number() });

/** A store's page above its products. */
export const StorePage = v.object({
  ...StoreCard.entries,
  description: v.string(),
  /** Pieces sold, over all products. */
  total_sold: v.number(),
  followers: v.number(),
  response_minutes: v.nullable(v.number()),
  joined_year: v.number(),
  on_holiday: v.boolean(),
  /** Days in Asia/Jakarta, while the store is on holiday or will be. */
  holiday: v.nullable(v.object({ from: v.string(), to: v.string() })),
  ...StoreBanner.entries,
  vouchers: v.array(ListedPromo),
  /** What the store sells: roots and everything below that has products, in the order of the tree. */
  categories: v.array(category),
  server_time: v.string(),
});
export type StorePage = v.InferOutput<typeof StorePage>;

/** A review in a store's list, with its product. */
export const ReviewInStore = v.object({
  ...Review.entries,
  /** As it was bought; the slug leads to it while buyers see it. */
  product: v.object({ name: v.string(), slug: v.nullable(v.string()), image: v.nullable(v.string()) }),
});
export type ReviewInStore = v.InferOutput<typeof ReviewInStore>;

const bySlug = v.object({ merchant_slug: v.pipe(v.string(), v.maxLength(200)) });
const followed = v.object({ merchant_id: MerchantId, is_follow: v.boolean(), followers: v.number() });

export const stores = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/list',
    summary: 'Stores by name, initial and category; official ones by default',
    query: StoreQuery,
    data: v.array(ListedStore),
    meta: Meta,
    extra: v.object({
      /** The initials of all names, whichever was selected. */
      initials: v.array(v.object({ initial: v.string(), total: v.number() })),
      /** Root categories in which the stores sell, whatever category was selected; counts of stores. */
      categories: v.array(category),
    }),
  }),
  following: endpoint({
    method: 'GET',
    path: '/merchant/following',
    summary: 'Stores that I follow, the newest first',
    access: 'user',
    query: v.object(pageQuery),
    data: v.array(StoreCard),
    meta: Meta,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/merchant/detail/:merchant_slug',
    summary: 'The page of a store, by slug or id',
    params: bySlug,
    data: StorePage,
  }),
  products: endpoint({
    method: 'GET',
    path: '/merchant/products/:merchant_slug',
    summary: 'Products of a store, with the filters of the product list',
    params: bySlug,
    query: ProductQuery,
    data: v.array(ProductCard),
    meta: Meta,
    extra: ListingExtra,
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/merchant/reviews/:merchant_slug',
    summary: 'List reviews of a store',
    params: bySlug,
    query: ReviewQuery,
    data: v.array(ReviewInStore),
    meta: Meta,
    /** Of all of them, without any filter. */
    extra: v.object({ summary: ReviewSummary }),
  }),
  follow: endpoint({
    method: 'POST',
    path: '/merchant/follow',
    summary: 'Follow a store',
    access: 'user',
    body: v.object({ merchant_id: BodyId }),
    data: followed,
  }),
  unfollow: endpoint({
    method: 'POST',
    path: '/merchant/unfollow',
    summary: 'Follow a store no more',
    access: 'user',
    body: v.object({ merchant_id: BodyId }),
    data: followed,
  }),
};
