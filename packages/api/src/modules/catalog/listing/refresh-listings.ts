import { type RawBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ProductListings } from '../listings.tables.ts';
import { refreshSellerList } from './refresh-seller-list.ts';
import { discounted } from './running-prices.ts';
import { writePromises } from './write-promises.ts';

/** Which products to refresh; without either, all of them. */
export interface RefreshListings {
  productIds?: readonly number[];
  merchantIds?: readonly number[];
}

const inScope = ({ productIds, merchantIds }: RefreshListings): RawBuilder<boolean> => {
  if (productIds) return sql`p.id = any(${productIds}::bigint[])`;
  if (merchantIds) return sql`p.merchant_id = any(${merchantIds}::bigint[])`;
  return sql`true`;
};

/** What buyers may see: published, not blocked, with something to buy, by a store that may sell (domain 3.3, 3.4). */
const visible = sql`p.status = 'PUBLISH' and p.moderation = 'ok' and p.deleted_at is null
  and m.verification_status = 'approved' and m.suspended_at is null
  and exists (select 1 from variants where variants.product_id = p.id and variants.is_active)`;

const dropHidden = (ctx: Context, scope: RawBuilder<boolean>) =>
  sql`
    delete from product_listings where product_id in (
      select p.id from products p join merchants m on m.id = p.merchant_id
      where ${scope} and not (${visible})
    )`.execute(ctx.db);

const columns: readonly (keyof ProductListings)[] = [
  'merchant_id',
  'category_id',
  'brand_id',
  'city_id',
  'store_type',
  'condition',
  'cover_key',
  'price_min',
  'price_max',
  'compare_at_price',
  'discount_price_min',
  'discount_price_max',
  'discount_starts_at',
  'discount_ends_at',
  'stock',
  'sold',
  'sold_90',
  'rating',
  'rating_count',
  'popularity',
  'is_preorder',
  'created_at',
];
const listed = sql.raw(columns.join(', '));
const replaced = sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '));

/**
 * Of product `p` with the stock `v`. Sold and liked first, with a little shuffling so that one kind of product does
 * not fill a page; sold out last.
 */
export const popularity = sql`
  case when v.stock > 0 then 0 else -100 end
  + ln(1 + p.sold_count) * (0.5 + p.rating_avg / 10) + (p.id * 7919 % 997) / 498.5`;

const writeListings = (ctx: Context, scope: RawBuilder<boolean>) =>
  sql`
    insert into product_listings (product_id, ${listed})
    select p.id, p.merchant_id, p.category_id, p.brand_id, place.city_id, m.store_type, p.condition, media.storage_key,
      v.price_min, v.price_max, v.compare_at_price,
      ${discounted(sql`v.price_min`)}, ${discounted(sql`v.price_max`)}, d.starts_at, d.ends_at,
      v.stock, p.sold_count, p.sold_90, p.rating_avg, p.rating_count, ${popularity},
      p.is_preorder, p.created_at
    from products p
    join merchants m on m.id = p.merchant_id
    cross join lateral (
      select min(price) as price_min, max(price) as price_max,
        (array_agg(compare_at_price order by price, id))[1] as compare_at_price,
        sum(stock_on_hand - stock_reserved - stock_flash)::integer as stock
      from variants where product_id = p.id and is_active
    ) v
    left join merchant_locations place on place.merchant_id = m.id
    left join product_discounts d on d.product_id = p.id
    left join product_images cover on cover.product_id = p.id and cover.position = 1
    left join media on media.id = cover.media_id
    where ${scope} and ${visible}
    on conflict (product_id) do update set ${replaced}`.execute(ctx.db);

const countProducts = (ctx: Context, scope: RawBuilder<boolean>) =>
  sql`
    update merchants set products_count = (
      select count(*) from product_listings where product_listings.merchant_id = merchants.id
    )
    where id in (select p.merchant_id from products p where ${scope})`.execute(ctx.db);

const countCategories = async (ctx: Context, scope: RawBuilder<boolean>) => {
  const stores = sql`select p.merchant_id from products p where ${scope}`;
  await sql`delete from store_categories where merchant_id in (${stores})`.execute(ctx.db);
  await sql`
    insert into store_categories (merchant_id, category_id, products)
    select merchant_id, category_id, count(*) from product_listings
    where merchant_id in (${stores}) group by merchant_id, category_id`.execute(ctx.db);
};

/**
 * Brings what buyers see in line with products, variants, discounts and stores. Every handler that changes one of them
 * calls this in its own transaction; seeds call it once at the end, without a scope.
 */
export const refreshListings = async ({ ctx, input }: HandlerArgs<RefreshListings>): Promise<void> => {
  const scope = inScope(input);
  await inTransaction(ctx, async (ctxInTx) => {
    // No request waits for all products of a store or the marketplace, so they may exceed a request's query time.
    if (!input.productIds) await sql`set local statement_timeout = 0`.execute(ctxInTx.db);
    // The stores' rows are the lock: a simultaneous suspension comes before or after, never in between.
    await sql`
      select m.id from merchants m where m.id in (select p.merchant_id from products p where ${scope})
      order by m.id for update`.execute(ctxInTx.db);
    await dropHidden(ctxInTx, scope);
    await writeListings(ctxInTx, scope);
    await writePromises(ctxInTx, scope);
    await countProducts(ctxInTx, scope);
    await refreshSellerList(ctxInTx, scope);
    await countCategories(ctxInTx, scope);
  });
};
