import type { ProductCard } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readCityLabels } from '../../regions/index.ts';
import type { FlashItem } from '../listing-index/listing-index.ts';
import { type CardRow, cardColumns, isProductVisible, toProductCard } from './product-card.ts';
import { runningItems } from './running-prices.ts';

const readRows = async (ctx: Context, ids: readonly number[]): Promise<CardRow[]> => {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(ctx)}
    from product_listings l
    join products p on p.id = l.product_id
    join merchants m on m.id = l.merchant_id
    where l.product_id = any(${ids}::bigint[]) and ${isProductVisible}`.execute(ctx.db);
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
    .where('product_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Set(wishes.map(({ product_id }) => product_id));
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
  const cards = new Map(
    rows.map((row) => {
      const { product_id: id } = row;
      return [id, toProductCard(ctx, row, { flash: flashes.get(id), isWished: wishes.has(id), cityLabel })];
    }),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
};
