import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Vouchers } from './promos.tables.ts';

type Scoped = { id: number; scope: Vouchers['scope']['__select__'] };

/** What vouchers with a scope cover: product ids, or category ids with everything below them. */
export const readCoverage = async (
  ctx: Context,
  vouchers: readonly Scoped[],
): Promise<Map<number, Set<number>>> => {
  const covered = new Map<number, Set<number>>();
  const idsOf = (scope: Scoped['scope']) => vouchers.filter((one) => one.scope === scope).map(({ id }) => id);
  const [byProducts, byCategories] = [idsOf('products'), idsOf('categories')];
  if (byProducts.length + byCategories.length === 0) return covered;
  const { rows } = await sql<{ voucher_id: number; covers: number }>`
    with recursive below as (
      select voucher_id, category_id from voucher_categories where voucher_id = any(${byCategories}::bigint[])
      union
      select below.voucher_id, categories.id from categories join below on categories.parent_id = below.category_id
    )
    select voucher_id, category_id as covers from below
    union all
    select voucher_id, product_id from voucher_products where voucher_id = any(${byProducts}::bigint[])`.execute(
    ctx.db,
  );
  for (const { voucher_id, covers } of rows)
    covered.set(voucher_id, (covered.get(voucher_id) ?? new Set()).add(covers));
  return covered;
};
