import type { StorePage } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { readCategories, totalsBelow } from '../categories/read-categories.ts';

/** The categories in which a store has something to buy, roots and what is below, in the order of the tree. */
export const readStoreCategories = async (
  ctx: Context,
  merchantId: number,
): Promise<StorePage['categories']> => {
  const [categories, rows] = await Promise.all([
    readCategories(ctx),
    ctx.db
      .selectFrom('store_categories')
      .select(['category_id', 'products'])
      .where('merchant_id', '=', merchantId)
      .execute(),
  ]);
  const totals = totalsBelow(
    categories,
    new Map(rows.map(({ category_id, products }) => [category_id, products])),
  );
  return categories.all.flatMap(({ id, name, slug }) => {
    const total = totals.get(id) ?? 0;
    return total > 0 ? [{ id, name, slug, total }] : [];
  });
};
