import {
  type ProductCard,
  rupiah,
  type VariantId,
  type WishlistItem,
  type WishlistQuery,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { productCards } from '../catalog/index.ts';
import { countWishlistItems } from './count-wishlist-items.ts';

/** At this stock or below the page shows a hint. */
const fewPieces = 5;

const badgeOf = ({ stock, flash_sale }: ProductCard): WishlistItem['stock_badge'] => {
  const left = stock + (flash_sale ? flash_sale.flash_stock - flash_sale.flash_sold : 0);
  if (left <= 0) return 'sold_out';
  return left <= fewPieces ? 'low_stock' : null;
};

type ToCart = NonNullable<WishlistItem['to_cart']>;

/** Of the products that come in one way only: that one, and as many pieces as are sold at least. */
const onlyVariants = async ({ db }: Context, ids: readonly number[]): Promise<Map<number, ToCart>> => {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.product_id', 'p.min_order', (e) => e.fn.min<number>('v.id').as('id')])
    .where('v.product_id', 'in', ids)
    .where('v.is_active', '=', true)
    .groupBy(['v.product_id', 'p.min_order'])
    .having((e) => e.fn.countAll(), '=', 1)
    .execute();
  return new Map(
    found.map(({ product_id, min_order, id }) => [
      product_id,
      { variant_id: id as VariantId, qty: min_order },
    ]),
  );
};

/** A filter or sort reads this many of the latest wishlist items, because the table does not hold current prices. */
const mostSorted = 500;

interface Row {
  product_id: number;
  added_price: number | null;
  created_at: Date;
}

const readRows = (
  { db }: Context,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> =>
  db
    .selectFrom('wishlists')
    .innerJoin('product_listings', 'product_listings.product_id', 'wishlists.product_id')
    .select(['wishlists.product_id', 'added_price', 'wishlists.created_at'])
    .where('user_id', '=', userId)
    .orderBy('wishlists.created_at', 'desc')
    .orderBy('wishlists.product_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** The wishlist items of rows, in their order; products that buyers may not see any more are left out. */
const present = async (ctx: Context, rows: readonly Row[]): Promise<WishlistItem[]> => {
  const ids = rows.map(({ product_id }) => product_id);
  const [cards, variants] = await Promise.all([productCards(ctx, ids), onlyVariants(ctx, ids)]);
  const wished = new Map(rows.map((row) => [row.product_id, row]));
  return cards.flatMap((card) => {
    const wish = wished.get(card.id);
    if (!wish) return [];
    const { added_price, created_at } = wish;
    const stock_badge = badgeOf(card);
    return {
      ...card,
      added_at: created_at.toISOString(),
      added_price: added_price === null ? null : rupiah(added_price),
      price_drop: rupiah(Math.max(0, (added_price ?? card.price) - card.price)),
      stock_badge,
      to_cart: stock_badge === 'sold_out' ? null : (variants.get(card.id) ?? null),
    };
  });
};

const orders: Record<WishlistQuery['sort'], (one: WishlistItem, other: WishlistItem) => number> = {
  added: () => 0,
  price_asc: (one, other) => one.price - other.price,
  price_desc: (one, other) => other.price - one.price,
  drop: (one, other) => other.price_drop - one.price_drop,
};

const isWanted = ({ search, show }: WishlistQuery): ((wish: WishlistItem) => boolean) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ name, price_drop, stock_badge }) =>
    words.every((word) => name.toLowerCase().includes(word)) &&
    (show !== 'cheaper' || price_drop > 0) &&
    (show !== 'available' || stock_badge !== 'sold_out');
};

/**
 * A page of the current user's wishlist at current prices and stocks; the newest first unless the query sorts
 * otherwise. Throws 401.
 */
export const listWishlistItems = async ({
  ctx,
  input,
}: HandlerArgs<WishlistQuery>): Promise<{ wishes: WishlistItem[]; total: number }> => {
  const userId = getCurrentUserId(ctx);
  const { page, per_page, search, sort, show } = input;
  const offset = (page - 1) * per_page;
  if (search.trim() === '' && sort === 'added' && show === 'all') {
    const [total, rows] = await Promise.all([
      countWishlistItems(ctx, userId),
      readRows(ctx, userId, { limit: per_page, offset }),
    ]);
    return { wishes: await present(ctx, rows), total };
  }
  const all = await present(ctx, await readRows(ctx, userId, { limit: mostSorted, offset: 0 }));
  const found = all.filter(isWanted(input)).sort(orders[sort]);
  return { wishes: found.slice(offset, offset + per_page), total: found.length };
};
