import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import {
  type SellerProductQuery,
  sellerProductConditions,
  sellerProductOrders,
  sortedBy,
} from './seller-product-filter.ts';

interface FoundPage {
  ids: number[];
  /** Null for a tab by itself: that is counted already. */
  total: number | null;
}

const isNarrowed = ({ search, category_id, stock }: SellerProductQuery) =>
  search !== '' || category_id !== undefined || stock !== undefined;

const window = ({ sort, page, per_page }: SellerProductQuery) =>
  sql`order by ${sellerProductOrders[sort]} limit ${per_page} offset ${(page - 1) * per_page}`;

/**
 * The text search runs once: its matches are counted and sorted without reading the texts again. Without a search two
 * queries are cheaper than fifty thousand products in an intermediate result.
 */
const findNarrowed = async (
  ctx: Context,
  merchantId: number,
  query: SellerProductQuery,
): Promise<FoundPage> => {
  const matching = sql`from seller_product_list s where ${sellerProductConditions(merchantId, query)}`;
  const { rows } =
    query.search === ''
      ? await sql<FoundPage>`
          select (select count(*)::integer ${matching}) as total,
            array(select s.product_id ${matching} ${window(query)}) as ids`.execute(ctx.db)
      : await sql<FoundPage>`
          with found as materialized (select s.product_id, ${sql.ref(sortedBy[query.sort])} ${matching})
          select (select count(*)::integer from found) as total,
            array(select s.product_id from found s ${window(query)}) as ids`.execute(ctx.db);
  return rows[0] ?? { ids: [], total: 0 };
};

/** The ids of a page of one store's products, and how many there are. */
export const findPage = async (
  ctx: Context,
  merchantId: number,
  query: SellerProductQuery,
): Promise<FoundPage> => {
  if (isNarrowed(query)) return findNarrowed(ctx, merchantId, query);
  const { rows } = await sql<{ id: number }>`
    select s.product_id as id from seller_product_list s
    where ${sellerProductConditions(merchantId, query)} ${window(query)}`.execute(ctx.db);
  return { ids: rows.map(({ id }) => id), total: null };
};
