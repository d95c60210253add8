import {
  type endpoints,
  type HandlerInput,
  lowStock,
  type ProductTab,
  type SellerProductSort,
} from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';

export type SellerProductQuery = HandlerInput<typeof endpoints.sellerProducts.list>['query'];
export type SellerProductFilter = HandlerInput<typeof endpoints.sellerProducts.listIds>['query'];

/** What each tab holds, of the list `s`. */
export const tabConditions: Record<ProductTab, RawBuilder<boolean>> = {
  all: sql`true`,
  publish: sql`s.status = 'PUBLISH' and s.moderation = 'ok'`,
  hidden: sql`s.status = 'HIDDEN' and s.moderation = 'ok'`,
  pending: sql`s.moderation = 'pending'`,
  empty: sql`s.stock <= 0`,
  blocked: sql`s.moderation = 'blocked'`,
};

const stockConditions = {
  low: sql<boolean>`s.lowest_stock <= ${lowStock} and s.stock > 0`,
  empty: tabConditions.empty,
};

/** The id breaks ties, so that pages never overlap. */
export const sellerProductOrders: Record<SellerProductSort, RawBuilder<unknown>> = {
  lates: sql`s.updated_at desc, s.product_id desc`,
  oldest: sql`s.updated_at, s.product_id`,
  name: sql`s.search_text, s.product_id`,
  bestseller: sql`s.sold desc, s.product_id desc`,
  price_asc: sql`s.price_min, s.product_id`,
  price_desc: sql`s.price_min desc, s.product_id desc`,
  stock_asc: sql`s.stock, s.product_id`,
  stock_desc: sql`s.stock desc, s.product_id desc`,
};

/** The column that each order reads besides the id. */
export const sortedBy: Record<SellerProductSort, string> = {
  lates: 's.updated_at',
  oldest: 's.updated_at',
  name: 's.search_text',
  bestseller: 's.sold',
  price_asc: 's.price_min',
  price_desc: 's.price_min',
  stock_asc: 's.stock',
  stock_desc: 's.stock',
};

/** More words than this filter nothing further. */
const mostWords = 8;

const belowCategory = (id: number) => sql<boolean>`s.category_id = any(array(
  with recursive below as (
    select ${id}::bigint as id union all select c.id from categories c join below b on c.parent_id = b.id
  ) select id from below))`;

/** The filters of one store's list: name or codes contain every typed word. */
export const sellerProductConditions = (
  merchantId: number,
  { search, status, category_id, stock }: SellerProductFilter,
): RawBuilder<boolean> => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  return sql.join(
    [
      sql`s.merchant_id = ${merchantId}`,
      tabConditions[status],
      ...words.map((word) => sql`strpos(s.search_text, ${word}) > 0`),
      ...(category_id === undefined ? [] : [belowCategory(category_id)]),
      ...(stock === undefined ? [] : [stockConditions[stock]]),
    ],
    sql` and `,
  ) as RawBuilder<boolean>;
};
