import { type ProductCard, rupiah, type VariantId, type Wish } from '@pasar/contract';
import type { Context, Verb } from '../../platform/context.ts';
import { productCards } from '../catalogue/index.ts';
import { askerOf } from './asker-of.ts';
import { countWishes } from './count-wishes.ts';

/** So many pieces or fewer are worth a hint. */
const fewPieces = 5;

const badgeOf = ({ stock, flash_sale }: ProductCard): Wish['stock_badge'] => {
  const left = stock + (flash_sale ? flash_sale.flash_stock - flash_sale.flash_sold : 0);
  if (left <= 0) return 'sold_out';
  return left <= fewPieces ? 'low_stock' : null;
};

type ToCart = NonNullable<Wish['to_cart']>;

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

/** A page of the asker's wishlist, what was added last in front, at the prices and stocks of now. Throws 401. */
export const listWishes = async ({
  ctx,
  input: { page, per_page },
}: Verb<{ page: number; per_page: number }>): Promise<{ wishes: Wish[]; total: number }> => {
  const userId = askerOf(ctx);
  const [total, rows] = await Promise.all([
    countWishes(ctx, userId),
    ctx.db
      .selectFrom('wishlists')
      .innerJoin('product_listings', 'product_listings.product_id', 'wishlists.product_id')
      .select(['wishlists.product_id', 'added_price', 'wishlists.created_at'])
      .where('user_id', '=', userId)
      .orderBy('wishlists.created_at', 'desc')
      .orderBy('wishlists.product_id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ]);
  const ids = rows.map(({ product_id }) => product_id);
  const [cards, variants] = await Promise.all([productCards(ctx, ids), onlyVariants(ctx, ids)]);
  const wished = new Map(rows.map((row) => [row.product_id, row]));
  const wishes = cards.flatMap((card) => {
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
  return { wishes, total };
};
