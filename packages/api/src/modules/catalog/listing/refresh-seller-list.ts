import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Stock of the variants that can be bought: of all together, and of the one with the least. */
const pieces = sql`
  coalesce(sum(stock_on_hand - stock_reserved - stock_flash) filter (where is_active), 0)::integer as stock,
  coalesce(min(stock_on_hand - stock_reserved - stock_flash) filter (where is_active), 0)::integer as lowest_stock`;

/**
 * Brings the rows of sellers' product lists in line with products `p`. Every product that a seller has not deleted has
 * one, whether buyers see it or not.
 */
export const refreshSellerList = async (ctx: Context, scope: RawBuilder<boolean>): Promise<void> => {
  await sql`
    delete from seller_product_list s using products p
    where p.id = s.product_id and p.deleted_at is not null and ${scope}`.execute(ctx.db);
  await sql`
    insert into seller_product_list (product_id, merchant_id, category_id, status, moderation, search_text,
      price_min, price_max, stock, lowest_stock, sold, updated_at)
    select p.id, p.merchant_id, p.category_id, p.status, p.moderation,
      lower(concat_ws(' ', p.name, p.sku, v.skus)), v.price_min, v.price_max, v.stock, v.lowest_stock,
      p.sold_count, p.updated_at
    from products p
    cross join lateral (
      select coalesce(min(price), 0) as price_min, coalesce(max(price), 0) as price_max, ${pieces},
        string_agg(nullif(sku, p.sku), ' ') as skus
      from variants where product_id = p.id and position is not null
    ) v
    where p.deleted_at is null and ${scope}
    on conflict (product_id) do update set
      category_id = excluded.category_id, status = excluded.status, moderation = excluded.moderation,
      search_text = excluded.search_text, price_min = excluded.price_min, price_max = excluded.price_max,
      stock = excluded.stock, lowest_stock = excluded.lowest_stock, sold = excluded.sold,
      updated_at = excluded.updated_at`.execute(ctx.db);
};

/** Stock alone, after something was reserved, sent or given back. */
export const refreshSellerListStock = async (ctx: Context, productIds: readonly number[]): Promise<void> => {
  await sql`
    update seller_product_list s set stock = v.stock, lowest_stock = v.lowest_stock
    from (
      select product_id, ${pieces} from variants
      where product_id = any(${productIds}::bigint[]) and position is not null group by product_id
    ) v
    where s.product_id = v.product_id
      and (s.stock, s.lowest_stock) is distinct from (v.stock, v.lowest_stock)`.execute(ctx.db);
};
