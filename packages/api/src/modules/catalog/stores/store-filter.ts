import type { StoreQuery } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type CategoryIndex, idsBelow } from '../categories/read-categories.ts';
import { containing } from '../search/containing.ts';
import { isStoreVisible } from './store-cards.ts';

/** The character under which the store `m` is listed in the alphabet. */
export const storeInitial = sql<string>`
  (case when upper(left(m.merchant_name, 1)) between 'A' and 'Z' and upper(left(m.merchant_name, 1)) ~ '^[A-Z]$'
    then upper(left(m.merchant_name, 1)) else '#' end)`;

const sellsIn = (ids: readonly number[]) => sql<boolean>`
  exists (select 1 from store_categories sc
    where sc.merchant_id = m.id and sc.category_id = any(${ids}::bigint[]))`;

/** The stores `m` that match, without the condition of the facet that is being counted. */
export const storeConditions = (
  query: StoreQuery,
  categories: CategoryIndex,
  without?: 'initial' | 'categories',
): RawBuilder<boolean> => {
  const named = query['categories[]'];
  const all = [
    isStoreVisible,
    sql<boolean>`m.products_count > 0`,
    query.storetype === 'all' ? [] : sql<boolean>`m.store_type = ${query.storetype}`,
    query.search.trim() === '' ? [] : sql<boolean>`lower(m.merchant_name) like ${containing(query.search)}`,
    query.alphabetsearch === '' || without === 'initial'
      ? []
      : sql<boolean>`${storeInitial} = ${query.alphabetsearch}`,
    named.length === 0 || without === 'categories' ? [] : sellsIn(idsBelow(categories, named)),
  ].flat();
  return sql`${sql.join(all, sql` and `)}`;
};

/** How many stores the list of that text has. */
export const countStoresNamed = async (ctx: Context, search: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from merchants m
    where ${isStoreVisible} and m.products_count > 0 and lower(m.merchant_name) like ${containing(search)}`.execute(
    ctx.db,
  );
  return rows[0]?.total ?? 0;
};

/** Newest first is by the day of approval; every order ends in the id, so that pages never overlap. */
export const storeOrder: Record<StoreQuery['sort'], RawBuilder<unknown>> = {
  lates: sql`coalesce(m.verified_at, m.created_at) desc, m.id desc`,
  popular: sql`m.rating_count desc, m.products_count desc, m.id desc`,
  rating: sql`m.rating_avg desc, m.rating_count desc, m.id desc`,
  az: sql`lower(m.merchant_name), m.id`,
  za: sql`lower(m.merchant_name) desc, m.id desc`,
};
