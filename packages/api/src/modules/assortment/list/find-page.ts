import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { TabCounts } from './count-tabs.ts';
import { type ShelfQuery, shelfConditions, shelfOrders } from './shelf-filter.ts';

interface FoundPage {
  ids: number[];
  total: number;
}

const isNarrowed = ({ search, category_id, stock }: ShelfQuery) =>
  search !== '' || category_id !== undefined || stock !== undefined;

const window = ({ sort, page, per_page }: ShelfQuery) =>
  sql`order by ${shelfOrders[sort]} limit ${per_page} offset ${(page - 1) * per_page}`;

/** Looks through the store once: what is found is counted and sorted without its texts being read again. */
const findNarrowed = async (ctx: Context, merchantId: number, query: ShelfQuery): Promise<FoundPage> => {
  const sortedText = query.sort === 'name' ? sql`s.search_text` : sql`''`;
  const { rows } = await sql<FoundPage>`
    with found as materialized (
      select s.product_id, s.updated_at, ${sortedText} as search_text, s.sold, s.price_min, s.stock
      from product_shelves s where ${shelfConditions(merchantId, query)}
    )
    select (select count(*)::integer from found) as total,
      array(select s.product_id from found s ${window(query)}) as ids`.execute(ctx.db);
  return rows[0] ?? { ids: [], total: 0 };
};

/** The ids of a page of one store's products, and how many there are. A tab by itself is counted already. */
export const findPage = async (
  ctx: Context,
  merchantId: number,
  query: ShelfQuery,
  counts: TabCounts,
): Promise<FoundPage> => {
  if (isNarrowed(query)) return findNarrowed(ctx, merchantId, query);
  const { rows } = await sql<{ id: number }>`
    select s.product_id as id from product_shelves s
    where ${shelfConditions(merchantId, query)} ${window(query)}`.execute(ctx.db);
  return { ids: rows.map(({ id }) => id), total: counts[query.status] };
};
