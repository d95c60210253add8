import type { Generated } from 'kysely';
import type { PartialShippingOffer } from '../shipping-offers/index.ts';
import type { StoreType } from '../stores/index.ts';
import type { Products } from './catalog.tables.ts';

/**
 * One small row per product that a buyer may see, maintained by `refreshListings`. Filters, facets and sorts read only
 * this table; the query decides by the clock what is running now.
 */
export interface ProductListings {
  product_id: number;
  merchant_id: number;
  category_id: number;
  brand_id: number | null;
  city_id: string | null;
  store_type: StoreType;
  condition: 'new' | 'used';
  /** The first image's key in storage. */
  cover_key: string | null;
  /** Lowest and highest price of the active variants, without discount and flash sale. */
  price_min: number;
  price_max: number;
  /** What the cheapest variant cost before, or null. */
  compare_at_price: number | null;
  discount_price_min: number | null;
  discount_price_max: number | null;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  stock: number;
  sold: number;
  /** Within the last 90 days. */
  sold_90: Generated<number>;
  rating: number;
  rating_count: number;
  /** Order of recommendations: what sells and is liked first, what is sold out last. */
  popularity: number;
  /** One purchase ships free wherever a shipping offer holds. */
  free_shipping: Generated<boolean>;
  /** Official codes of the provinces to which it does, `31,32`; null for none. */
  free_provinces: string | null;
  /** Rupiah of one piece below which it does not, and until when. */
  free_from_price: Generated<number>;
  free_until: Date | null;
  /** What a shipping offer pays otherwise. */
  shipping_offer: PartialShippingOffer | null;
  is_preorder: boolean;
  created_at: Date;
}

/** In which transaction a product's listing last came, changed or went. Maintained by triggers. */
export interface ListingChanges {
  product_id: number;
  /** PostgreSQL's `xid8`. */
  changed_in: string;
}

/** In which categories a store has something to buy; maintained with the listings. */
export interface StoreCategories {
  merchant_id: number;
  /** A leaf, as products have it. */
  category_id: number;
  products: number;
}

/** One small row per product that its seller has not deleted: a store's own list is searched and sorted by it. */
export interface SellerProductList {
  product_id: number;
  merchant_id: number;
  category_id: number;
  status: Products['status'];
  moderation: 'ok' | 'pending' | 'blocked';
  /** Name and codes in lowercase. */
  search_text: string;
  price_min: number;
  price_max: number;
  /** Free to sell, of all active variants and of the one with the least. */
  stock: number;
  lowest_stock: number;
  sold: number;
  updated_at: Date;
}

/** Words and phrases of visible products, for suggestions. */
export interface SearchTerms {
  term: string;
  kind: 'word' | 'phrase';
  /** In how many visible products it occurs. */
  products: number;
}

/** An index of the distributed search, by its name there. */
export interface SearchIndexes {
  name: string;
  /** The alias that lists read. */
  prefix: string;
  mapping_hash: string;
  state: 'filling' | 'live' | 'old' | 'failed' | 'dropping';
  /** Why lists may not read it. */
  error: string | null;
  /** PostgreSQL's `xid8`: whatever was committed below it is in the index. */
  position: string;
  /** While it is filled: the last product that is in it. */
  filled_to: Generated<number>;
  /** What was committed before is in the index. */
  fed_at: Date | null;
  replaced_at: Date | null;
  /** The last product up to which it is compared with the database; null while it is not. */
  compared_to: number | null;
  /** When that began last, and how many products were found otherwise since. */
  compared_at: Date | null;
  repaired: Generated<number>;
  created_at: Date;
}

/** Documents that the distributed search refused, and why. */
export interface SearchRejections {
  product_id: number;
  reason: string;
  rejected_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    product_listings: ProductListings;
    listing_changes: ListingChanges;
    seller_product_list: SellerProductList;
    store_categories: StoreCategories;
    search_terms: SearchTerms;
    search_indexes: SearchIndexes;
    search_rejections: SearchRejections;
  }
}
