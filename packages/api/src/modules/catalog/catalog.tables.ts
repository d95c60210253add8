import type {
  AnyField,
  BlockReason,
  Fields,
  HideReason,
  plainProductFields,
  plainVariantFields,
} from '@pasar/contract';
import type { Generated } from 'kysely';
import type * as v from 'valibot';

export interface Categories {
  id: Generated<number>;
  parent_id: number | null;
  name_id: string;
  name_en: string;
  slug: string;
  /** Name of an icon in the header's menu; roots only. */
  icon: Generated<string>;
  image_media_id: number | null;
  banner_media_id: number | null;
  banner_title_id: string | null;
  banner_title_en: string | null;
  /** A path of this marketplace, without language prefix. */
  banner_target_url: string | null;
  position: Generated<number>;
  /** Staff put it in front of the trending ones. */
  is_trending: Generated<boolean>;
  /** Staff look at its products, and at those below it, before buyers see them. */
  review_first: Generated<boolean>;
  /** Since then it takes no products and is in no menu; its address leads on. */
  retired_at: Generated<Date | null>;
  /** Which category has its products since. */
  successor_id: Generated<number | null>;
}

/** A fact that sellers are asked for in a category and in those below it; products store it by its name. */
export interface CategoryAttributes {
  id: Generated<number>;
  category_id: number;
  name_id: string;
  name_en: string;
  /** Earlier values of `name_id`: products may still have it under one of them. */
  former_names: Generated<string[]>;
  kind: 'text' | 'number' | 'choice' | 'flag';
  /** Of a number. */
  unit: string | null;
  /** Of a choice. */
  allowed_values: Generated<{ id: string; en: string }[]>;
  is_required: Generated<boolean>;
  /** Buyers filter by it. */
  is_filter: Generated<boolean>;
  position: Generated<number>;
}

export interface Brands {
  id: Generated<number>;
  name: string;
  slug: string;
  logo_media_id: number | null;
  is_official: Generated<boolean>;
}

/** A column for each field that is not custom; one that may be left out has a default. */
type ColumnsOf<F extends Fields> = {
  [K in keyof F]: F[K] extends { required: true } ? Stored<F[K]> : Generated<Stored<F[K]>>;
};
/** Ids are branded where they leave the server. */
type Stored<F extends AnyField> =
  v.InferOutput<F['rule']> extends infer Value ? (Value extends number ? number : Value) : never;

/** A product of a seller. Buyers see it only while it has a row in `product_listings`. */
export interface Products extends Omit<ColumnsOf<typeof plainProductFields>, 'status'> {
  id: Generated<number>;
  merchant_id: number;
  slug: string;
  attributes: Generated<{ name: string; value: string }[]>;
  /** Without a default: every writer decides whether it is visible. */
  status: 'PUBLISH' | 'HIDDEN';
  moderation: Generated<'ok' | 'pending' | 'blocked'>;
  /** Since when it waits for staff, while it is `pending`. */
  pending_since: Generated<Date | null>;
  sold_count: Generated<number>;
  /** Pieces of completed orders within the last 90 days; `recountSold` lets older ones go. */
  sold_90: Generated<number>;
  view_count: Generated<number>;
  rating_avg: Generated<number>;
  rating_count: Generated<number>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** What staff decided about a product or a review, oldest first; the last row is what holds now. */
export interface Moderations {
  id: Generated<number>;
  subject_type: Generated<'product' | 'review'>;
  subject_id: number;
  /** The subject when it is a product; servers that know products only read it. */
  product_id: number | null;
  /** A hidden review is `blocked`. */
  moderation: 'ok' | 'blocked';
  /** What a product was before, where that was written down. */
  was: Generated<'ok' | 'pending' | 'blocked' | null>;
  /** Of the subject, as the decision left it; null for those of before it was kept. */
  version: number | null;
  /** Staff took their last decision back. */
  is_undo: Generated<boolean>;
  /** Of a block. */
  reason_code: BlockReason | HideReason | null;
  note: string;
  staff_id: number;
  at: Date;
}

export interface ProductImages {
  id: Generated<number>;
  product_id: number;
  media_id: number;
  /** 1 is the cover. */
  position: number;
  alt: Generated<string>;
}

export interface ProductOptions {
  id: Generated<number>;
  product_id: number;
  name: string;
  /** Null once the seller removed it. */
  position: number | null;
}

export interface ProductOptionValues {
  id: Generated<number>;
  option_id: number;
  value: string;
  media_id: number | null;
  /** Null once the seller removed it. */
  position: number | null;
}

/** What is bought. A product without options has one variant with no option values. */
export interface Variants extends ColumnsOf<typeof plainVariantFields> {
  id: Generated<number>;
  product_id: number;
  option_value_ids: Generated<number[]>;
  stock_on_hand: number;
  stock_reserved: Generated<number>;
  stock_flash: Generated<number>;
  /** Null once the seller removed its option values; then it is not active either. Carts and orders still know it. */
  position: Generated<number | null>;
}

/** The seller's own price cut on all variants; one per product at a time, at most 70 % (domain 3.5). */
export interface ProductDiscounts {
  product_id: number;
  type: 'amount' | 'percent';
  /** Rupiah, or percent as an integer. */
  value: number;
  starts_at: Date;
  ends_at: Date;
}

/** A session. With `repeat_minutes` the same window comes again at that distance, for ever. */
export interface FlashSales {
  id: Generated<number>;
  name_id: string;
  name_en: string;
  starts_at: Date;
  ends_at: Date;
  repeat_minutes: number | null;
  is_canceled: Generated<boolean>;
}

export interface FlashSaleItems {
  id: Generated<number>;
  flash_sale_id: number;
  product_id: number;
  variant_id: number;
  flash_price: number;
  flash_stock: number;
  flash_sold: Generated<number>;
  per_user_limit: Generated<number>;
  position: Generated<number>;
  status: Generated<'submitted' | 'approved' | 'rejected' | 'withdrawn'>;
}

export interface Promos {
  id: Generated<number>;
  slug: string;
  title_id: string;
  title_en: string;
  subtitle_id: string;
  subtitle_en: string;
  image_media_id: number;
  /** A path of this marketplace, without language prefix. */
  target_url: string;
  tone: 'kunyit' | 'pandan' | 'nila' | 'manggis';
  starts_at: Date;
  ends_at: Date;
  position: Generated<number>;
}

/** What staff advertise in one place; only a published one shows, and only between its times. */
export interface Banners {
  id: Generated<number>;
  place: 'home' | 'menu';
  /** Of the place `menu`: a root. */
  category_id: number | null;
  title_id: string;
  title_en: string;
  image_media_id: number;
  /** A path of this marketplace, without language prefix. */
  target_url: string;
  starts_at: Date;
  ends_at: Date | null;
  is_published: Generated<boolean>;
  /** Grows with every edit by staff. */
  version: Generated<number>;
}

/** Each change of the home page adds a row; the last one is what holds now. */
export interface HomeSections {
  id: Generated<number>;
  /** Null: the order that a market begins with. */
  sections: string[] | null;
  draft: string[] | null;
  /** The row whose sections come back when those of this one are taken back. */
  previous_id: number | null;
  published_at: Date | null;
  /** Null where no person made the row. */
  staff_id: number | null;
  at: Date;
}

export interface Reviews {
  id: Generated<number>;
  order_item_id: number | null;
  product_id: number;
  merchant_id: number;
  /** Null once the account is deleted; the name of that time stays. */
  user_id: number | null;
  author_name: string;
  variant_label: string | null;
  rating: number;
  text: string;
  is_anonymous: Generated<boolean>;
  status: Generated<'published' | 'hidden'>;
  created_at: Date;
}

export interface ReviewReplies {
  review_id: number;
  merchant_id: number;
  text: string;
  created_at: Date;
  updated_at: Date;
}

export interface Wishlists {
  user_id: number;
  product_id: number;
  created_at: Date;
  /** Rupiah when it was added; null for wishlist items that are older than this column. */
  added_price: Generated<number | null>;
  /** Rupiah at the last notification of the user. */
  notified_price: Generated<number | null>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    categories: Categories;
    category_attributes: CategoryAttributes;
    brands: Brands;
    products: Products;
    moderations: Moderations;
    product_images: ProductImages;
    product_options: ProductOptions;
    product_option_values: ProductOptionValues;
    variants: Variants;
    product_discounts: ProductDiscounts;
    flash_sales: FlashSales;
    flash_sale_items: FlashSaleItems;
    promos: Promos;
    banners: Banners;
    home_sections: HomeSections;
    reviews: Reviews;
    review_replies: ReviewReplies;
    wishlists: Wishlists;
  }
}
