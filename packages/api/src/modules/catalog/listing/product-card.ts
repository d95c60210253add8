import { type MerchantId, type ProductCard, type ProductId, rupiah } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import type { StoreType } from '../../stores/index.ts';
import type { FlashItem } from '../listing-index/listing-index.ts';
import { sessionAt } from '../promotions/session-at.ts';
import { findArrival, type ParcelColumns } from './find-arrival.ts';
import { type PromiseColumns, promiseNow } from './promise-now.ts';
import { isDiscountRunning } from './running-prices.ts';

/** What a card is made of, as `cardColumns` reads it. */
export interface CardRow extends PromiseColumns, ParcelColumns {
  product_id: number;
  name: string;
  slug: string;
  cover_key: string | null;
  price_min: number;
  price_max: number;
  compare_at_price: number | null;
  discount_price_min: number;
  discount_price_max: number;
  is_discounted: boolean;
  rating: number;
  rating_count: number;
  sold: number;
  stock: number;
  condition: 'new' | 'used';
  is_preorder: boolean;
  viewer_province: string | null;
  merchant_id: number;
  merchant_name: string;
  merchant_slug: string;
  store_type: StoreType;
  is_verified: boolean;
}

/** Who looks at cards, from where and when. */
export interface CardViewer {
  now: Date;
  userId: number | null;
  /** The place that a visitor selected; of a user the default address counts. */
  province: string | null;
  city: string | null;
}

export const cardViewer = ({ actor, shipTo, clock }: Context): CardViewer => {
  const isUser = actor.kind === 'user';
  const city = isUser ? null : (shipTo ?? null);
  return {
    now: clock.now(),
    userId: isUser ? actor.userId : null,
    city,
    province: city?.slice(0, 2) ?? null,
  };
};

const addressOf = (userId: number | null, column: 'province_id' | 'city_id') => sql`
  select ${sql.ref(`a.${column}`)} from addresses a
  where a.user_id = ${userId} and a.is_default and a.deleted_at is null limit 1`;

/** Of the listing `l`, its product `p` and its store `m`. */
export const cardColumns = ({ now, userId, province, city }: CardViewer): RawBuilder<unknown> => sql`
  l.product_id, p.name, p.slug, l.cover_key, l.price_min, l.price_max, l.compare_at_price,
  l.discount_price_min, l.discount_price_max, coalesce(${isDiscountRunning(now)}, false) as is_discounted,
  l.rating, l.rating_count, l.sold, l.stock, l.condition, p.is_preorder,
  l.free_shipping, l.free_provinces, l.free_from_price, l.free_until, l.shipping_offer,
  coalesce((${addressOf(userId, 'province_id')}), ${province}) as viewer_province,
  coalesce((${addressOf(userId, 'city_id')}), ${city}) as viewer_city,
  p.weight_gram, p.length_cm, p.width_cm, p.height_cm, p.min_order, p.preorder_days, m.couriers,
  m.id as merchant_id, m.merchant_name, m.merchant_slug, m.store_type, l.city_id,
  m.verified_at is not null as is_verified`;

/**
 * Whether buyers may still see the listed product `p` of the store `m`: a suspension must not wait for the listing to be
 * refreshed. Only together with `product_listings`, where moderation was checked: alone it shows blocked products.
 */
export const isStillVisible: RawBuilder<boolean> = sql`(
  p.status = 'PUBLISH' and p.deleted_at is null
  and m.verification_status = 'approved' and m.suspended_at is null)`;

const flashOf = (flash: FlashItem, now: Date): ProductCard['flash_sale'] => ({
  id: flash.id,
  flash_price: rupiah(flash.flash_price),
  flash_stock: flash.flash_stock,
  flash_sold: flash.flash_sold,
  ends_at: sessionAt(flash, now).ends_at.toISOString(),
});

/** What a buyer pays for the cheapest and the dearest variant, and what it cost before. */
const pricesOf = (row: CardRow, flash: FlashItem | undefined) => {
  const [low, high] = row.is_discounted
    ? [row.discount_price_min, row.discount_price_max]
    : [row.price_min, row.price_max];
  const price = flash?.flash_price ?? low;
  const before = Math.max(row.compare_at_price ?? 0, row.price_min);
  return {
    price: rupiah(price),
    compare_at_price: before > price ? rupiah(before) : null,
    discount_percent: before > price ? Math.max(1, Math.floor((1 - price / before) * 100)) : 0,
    price_range: {
      min: rupiah(price),
      max: rupiah(row.price_min === row.price_max ? price : Math.max(price, high)),
    },
  };
};

/** The 300 px image; null for a product without images. */
const coverUrls = ({ cover_key }: CardRow) => {
  const image_urls = cover_key ? imageUrls(cover_key) : { w150: '', w300: '', w600: '' };
  return { image: image_urls.w300, image_urls };
};

interface Around {
  /** The cheapest running flash-sale item of the product. */
  flash: FlashItem | undefined;
  isWished: boolean;
  cityLabel(cityId: string | null): string;
}

/** A product as every list shows it. Prices in rupiah. */
export const toProductCard = (
  { clock, tariff, locale }: Context,
  row: CardRow,
  { flash, isWished, cityLabel }: Around,
): ProductCard => {
  const now = clock.now();
  const prices = pricesOf(row, flash);
  // A cookie may name a city that does not exist.
  const arrival = cityLabel(row.viewer_city) && findArrival(row, { now, tariff: tariff.current, locale });
  return {
    id: row.product_id as ProductId,
    name: row.name,
    slug: row.slug,
    ...coverUrls(row),
    ...prices,
    rating: row.rating,
    total_review: row.rating_count,
    sold: row.sold,
    stock: row.stock,
    is_wishlist: isWished,
    condition: row.condition,
    is_preorder: row.is_preorder,
    ...promiseNow(row, { price: prices.price, province: row.viewer_province, now }),
    ...(arrival && { arrival }),
    merchant: {
      id: row.merchant_id as MerchantId,
      merchant_name: row.merchant_name,
      merchant_slug: row.merchant_slug,
      store_type: row.store_type,
      is_verified: row.is_verified,
      city: cityLabel(row.city_id),
    },
    flash_sale: flash ? flashOf(flash, now) : null,
  };
};
