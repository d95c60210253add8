import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Vouchers } from './promos.tables.ts';

type Scoped = { id: number; scope: Vouchers['scope']['__select__'] };

/** What vouchers with a scope cover: product ids, or category ids with everything below them. */
export const readCoverage = async (
  ctx: Context,
  vouchers: readonly Scoped[],
): Promise<Map<number, Set<number>>> => {
  const idsOf = (scope: Scoped['scope']) => vouchers.filter((one) => one.scope === scope).map(({ id }) => id);
  const byProducts = idsOf('products');
  const byCategories = idsOf('categories');
  const covered = new Map<number, Set<number>>();
  const add = ({ voucher_id, covers }: { voucher_id: number; covers: number }) =>
    covered.set(voucher_id, (covered.get(voucher_id) ?? new Set()).add(covers));
  if (byProducts.length > 0) {
    const rows = await ctx.db
      .selectFrom('voucher_products')
      .select(['voucher_id', 'product_id as covers'])
      .where('voucher_id', 'in', byProducts)
      .execute();
    rows.forEach(add);
  }
  if (byCategories.length > 0) {
    const { rows } = await sql<{ voucher_id: number; covers: number }>`
      with recursive below as (
        select voucher_id, category_id from voucher_categories where voucher_id in (${sql.join(byCategories)})
        union
        select below.voucher_id, categories.id from categories join below on categories.parent_id = below.category_id
      )
      select voucher_id, category_id as covers from below`.execute(ctx.db);
    rows.forEach(add);
  }
  return covered;
};
