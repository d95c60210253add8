import { type MerchantId, type ProductCard, type ProductId, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { pictureUrls } from '../../media/index.ts';
import { readCityLabels } from '../../regions/index.ts';
import type { StoreType } from '../../stores/index.ts';
import { sessionAt } from '../offers/session-at.ts';
import { discountRuns, runningItems } from './running-prices.ts';

interface CardRow {
  product_id: number;
  name: string;
  slug: string;
  storage_key: string | null;
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
  is_wishlist: boolean;
  condition: 'new' | 'used';
  is_preorder: boolean;
  free_shipping: boolean;
  merchant_id: number;
  merchant_name: string;
  merchant_slug: string;
  store_type: StoreType;
  is_verified: boolean;
  city_id: string | null;
  flash: FlashRow | null;
}
interface FlashRow {
  id: number;
  flash_price: number;
  flash_stock: number;
  flash_sold: number;
  starts_at: string;
  ends_at: string;
  repeat_minutes: number | null;
}

const readRows = async (ctx: Context, ids: readonly number[]): Promise<CardRow[]> => {
  const now = ctx.clock.now();
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : 0;
  const { rows } = await sql<CardRow>`
    select l.product_id, p.name, p.slug, media.storage_key, l.price_min, l.price_max, l.compare_at_price,
      l.discount_price_min, l.discount_price_max, coalesce(${discountRuns(now)}, false) as is_discounted,
      l.rating, l.rating_count, l.sold, l.stock, wishlists.user_id is not null as is_wishlist, l.condition,
      p.is_preorder, p.free_shipping, m.id as merchant_id, m.merchant_name, m.merchant_slug, m.store_type,
      m.verified_at is not null as is_verified, l.city_id, flash.item as flash
    from product_listings l
    join products p on p.id = l.product_id and p.status = 'PUBLISH' and p.deleted_at is null
    join merchants m on m.id = l.merchant_id and m.verification_status = 'approved' and m.suspended_at is null
    left join product_images cover on cover.product_id = l.product_id and cover.position = 1
    left join media on media.id = cover.media_id
    left join wishlists on wishlists.product_id = l.product_id and wishlists.user_id = ${userId}
    left join lateral (
      select json_build_object(
        'id', i.id, 'flash_price', i.flash_price, 'flash_stock', i.flash_stock, 'flash_sold', i.flash_sold,
        'starts_at', s.starts_at, 'ends_at', s.ends_at, 'repeat_minutes', s.repeat_minutes) as item
      from ${runningItems(now)} where i.product_id = l.product_id order by i.flash_price, i.id limit 1
    ) flash on true
    where l.product_id = any(${ids}::bigint[])`.execute(ctx.db);
  return rows;
};

const endOf = ({ starts_at, ends_at, repeat_minutes }: FlashRow, now: Date): string =>
  sessionAt(
    { starts_at: new Date(starts_at), ends_at: new Date(ends_at), repeat_minutes },
    now,
  ).ends_at.toISOString();

/** What a buyer pays for the cheapest and the dearest variant, and what it cost before. */
const pricesOf = (row: CardRow) => {
  const [low, high] = row.is_discounted
    ? [row.discount_price_min, row.discount_price_max]
    : [row.price_min, row.price_max];
  const price = row.flash?.flash_price ?? low;
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

/** The 300 px picture; a product without one shows none. */
const picturesOf = ({ storage_key }: CardRow) => {
  const pictures = storage_key ? pictureUrls(storage_key) : { w150: '', w300: '', w600: '' };
  return { image: pictures.w300, pictures };
};

/**
 * Products as every list shows them, in the order of the ids; ids that buyers may not see are left out, even when
 * their listing is not refreshed yet. Prices in rupiah as of the clock's now.
 */
export const productCards = async (ctx: Context, ids: readonly number[]): Promise<ProductCard[]> => {
  if (ids.length === 0) return [];
  const [rows, cityLabel] = await Promise.all([readRows(ctx, ids), readCityLabels()]);
  const now = ctx.clock.now();
  const cards = new Map<number, ProductCard>();
  for (const row of rows) {
    cards.set(row.product_id, {
      id: row.product_id as ProductId,
      name: row.name,
      slug: row.slug,
      ...picturesOf(row),
      ...pricesOf(row),
      rating: row.rating,
      total_review: row.rating_count,
      sold: row.sold,
      stock: row.stock,
      is_wishlist: row.is_wishlist,
      condition: row.condition,
      is_preorder: row.is_preorder,
      free_shipping: row.free_shipping,
      merchant: {
        id: row.merchant_id as MerchantId,
        merchant_name: row.merchant_name,
        merchant_slug: row.merchant_slug,
        store_type: row.store_type,
        is_verified: row.is_verified,
        city: cityLabel(row.city_id),
      },
      flash_sale: row.flash && {
        id: row.flash.id,
        flash_price: rupiah(row.flash.flash_price),
        flash_stock: row.flash.flash_stock,
        flash_sold: row.flash.flash_sold,
        ends_at: endOf(row.flash, now),
      },
    });
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
};
