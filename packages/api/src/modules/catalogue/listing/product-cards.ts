import { type MerchantId, type ProductCard, type ProductId, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { pictureUrls } from '../../media/index.ts';
import { readCityLabels } from '../../regions/index.ts';
import type { StoreType } from '../../stores/index.ts';
import type { FlashItem } from '../goods/goods.ts';
import { sessionAt } from '../offers/session-at.ts';
import { discountRuns, runningItems } from './running-prices.ts';

interface CardRow {
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
  free_shipping: boolean;
  merchant_id: number;
  merchant_name: string;
  merchant_slug: string;
  store_type: StoreType;
  is_verified: boolean;
  city_id: string | null;
}
/** The store's right to sell is asked again: a suspension must not wait for the listing to be refreshed. */
const readRows = async (ctx: Context, ids: readonly number[]): Promise<CardRow[]> => {
  const { rows } = await sql<CardRow>`
    select l.product_id, p.name, p.slug, l.cover_key, l.price_min, l.price_max, l.compare_at_price,
      l.discount_price_min, l.discount_price_max, coalesce(${discountRuns(ctx.clock.now())}, false) as is_discounted,
      l.rating, l.rating_count, l.sold, l.stock, l.condition, p.is_preorder, p.free_shipping,
      m.id as merchant_id, m.merchant_name, m.merchant_slug, m.store_type, l.city_id,
      m.verified_at is not null as is_verified
    from product_listings l
    join products p on p.id = l.product_id and p.status = 'PUBLISH' and p.deleted_at is null
    join merchants m on m.id = l.merchant_id and m.verification_status = 'approved' and m.suspended_at is null
    where l.product_id = any(${ids}::bigint[])`.execute(ctx.db);
  return rows;
};

/** The cheapest running flash-sale item of each product. */
const readFlash = async (ctx: Context, ids: readonly number[]): Promise<Map<number, FlashItem>> => {
  const { rows } = await sql<FlashItem & { product_id: number }>`
    select i.product_id, i.id, i.flash_price, i.flash_stock, i.flash_sold, s.starts_at, s.ends_at, s.repeat_minutes
    from ${runningItems(ctx.clock.now())}
    where i.product_id = any(${ids}::bigint[]) order by i.flash_price desc, i.id desc`.execute(ctx.db);
  return new Map(rows.map((row) => [row.product_id, row]));
};

const readWishes = async (ctx: Context, ids: readonly number[]): Promise<Set<number>> => {
  if (ctx.actor.kind !== 'user') return new Set();
  const wishes = await ctx.db
    .selectFrom('wishlists')
    .select('product_id')
    .where('user_id', '=', ctx.actor.userId)
    .where('product_id', 'in', ids)
    .execute();
  return new Set(wishes.map(({ product_id }) => product_id));
};

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

/** The 300 px picture; a product without one shows none. */
const picturesOf = ({ cover_key }: CardRow) => {
  const pictures = cover_key ? pictureUrls(cover_key) : { w150: '', w300: '', w600: '' };
  return { image: pictures.w300, pictures };
};

/**
 * Products as every list shows them, in the order of the ids; ids that buyers may not see are left out, even when
 * their listing is not refreshed yet. Prices in rupiah as of the clock's now. `flash` are the cheapest running
 * flash-sale items by product, for callers who know them.
 */
export const productCards = async (
  ctx: Context,
  ids: readonly number[],
  flash?: ReadonlyMap<number, FlashItem>,
): Promise<ProductCard[]> => {
  if (ids.length === 0) return [];
  const [rows, flashes, wishes, cityLabel] = await Promise.all([
    readRows(ctx, ids),
    flash ?? readFlash(ctx, ids),
    readWishes(ctx, ids),
    readCityLabels(),
  ]);
  const now = ctx.clock.now();
  const cards = new Map<number, ProductCard>();
  for (const row of rows) {
    const item = flashes.get(row.product_id);
    cards.set(row.product_id, {
      id: row.product_id as ProductId,
      name: row.name,
      slug: row.slug,
      ...picturesOf(row),
      ...pricesOf(row, item),
      rating: row.rating,
      total_review: row.rating_count,
      sold: row.sold,
      stock: row.stock,
      is_wishlist: wishes.has(row.product_id),
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
      flash_sale: item ? flashOf(item, now) : null,
    });
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
};
