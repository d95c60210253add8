import { type ProductCard, rupiah, type Wish } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
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
  const cards = await productCards(
    ctx,
    rows.map(({ product_id }) => product_id),
  );
  const wished = new Map(rows.map((row) => [row.product_id, row]));
  const wishes = cards.flatMap((card) => {
    const wish = wished.get(card.id);
    if (!wish) return [];
    const { added_price, created_at } = wish;
    return {
      ...card,
      added_at: created_at.toISOString(),
      added_price: added_price === null ? null : rupiah(added_price),
      price_drop: rupiah(Math.max(0, (added_price ?? card.price) - card.price)),
      stock_badge: badgeOf(card),
    };
  });
  return { wishes, total };
};
