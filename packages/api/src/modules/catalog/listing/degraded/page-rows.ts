import type { ProductQuery } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { apiError } from '../../../../platform/http/api-error.ts';
import { readCursor } from '../cursor.ts';
import { degradedOrder } from '../order-name.ts';

/** Nobody counts further without the search; pages go on behind it. */
const countedUpTo = 1_000;
/** Page numbers reach so many products; cursors reach all. */
const deepest = 10_000;

/** An order that an index of the listings has: the key as a number, and the column that a place is compared with. */
interface ServedOrder {
  column: RawBuilder<unknown>;
  key: RawBuilder<number>;
  toColumn(key: number): RawBuilder<unknown>;
}

const byNumber = (column: RawBuilder<number>): ServedOrder => ({
  column,
  key: column,
  toColumn: (key) => sql`${key}`,
});

const orders: Record<'relevance' | 'bestseller' | 'lates', ServedOrder> = {
  relevance: byNumber(sql`l.popularity`),
  bestseller: byNumber(sql`l.sold`),
  lates: {
    column: sql`l.created_at`,
    key: sql`(extract(epoch from l.created_at) * 1000000)::float8`,
    toColumn: (key) => sql`'epoch'::timestamptz + ${key}::float8 * interval '1 microsecond'`,
  },
};

/** The order that is served instead of the one that was asked for, which may be the same. */
const chooseOrder = ({ sort, search }: ProductQuery): keyof typeof orders => {
  if (sort === undefined) return search.trim() === '' ? 'lates' : 'relevance';
  return sort === 'lates' || sort === 'bestseller' ? sort : 'relevance';
};

/** Whether the order that was asked for is served. */
export const isOrderServed = ({ sort }: ProductQuery): boolean => sort === undefined || sort in orders;

interface Row {
  id: number;
  key: number;
}

export interface RowsPage {
  ids: number[];
  total: number;
  /** Whether there are more than the total. */
  isCapped: boolean;
  ends: { first: readonly number[]; last: readonly number[] } | null;
}

/**
 * One page of the listings `l` that a table expression and a condition leave; cursors, which belong to the query as it
 * was sent, reach the end.
 */
export const pageRows = async (
  { db }: Context,
  query: ProductQuery,
  asked: ProductQuery,
  { from, where }: { from: RawBuilder<unknown>; where: RawBuilder<boolean> },
): Promise<RowsPage> => {
  const { column, key, toColumn } = orders[chooseOrder(query)];
  const { page, per_page, after } = query;
  const cursor = after === undefined ? null : readCursor(after, degradedOrder(asked), 2);
  const before = (page - 1) * per_page;
  if (!cursor && before > deepest) throw apiError.invalid({ page: ['page.deep'] });
  const isBackward = cursor?.direction === 'before';
  const [place = 0, id = 0] = cursor?.keys ?? [];
  const beyond = sql.raw(isBackward ? '>' : '<');
  const there = cursor
    ? sql`${where} and (${column}, l.product_id) ${beyond} (${toColumn(place)}, ${id}::bigint)`
    : where;
  const direction = sql.raw(isBackward ? 'asc' : 'desc');
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ total: number }>`
      select count(*)::int as total from (select 1 from ${from} where ${where} limit ${countedUpTo + 1}) counted`.execute(
      db,
    ),
    sql<Row>`
      select l.product_id as id, ${key} as key from ${from} where ${there}
      order by ${column} ${direction}, l.product_id ${direction}
      limit ${per_page + 1} offset ${cursor ? 0 : before}`.execute(db),
  ]);
  const hasMore = isBackward || rows.length > per_page;
  const shown = rows.slice(0, per_page).map((row) => [Number(row.key), Number(row.id)] as const);
  if (isBackward) shown.reverse();
  const total = counted[0]?.total ?? 0;
  const isCounted = total <= countedUpTo;
  const reached = before + shown.length + Number(hasMore);
  const [first, last] = [shown.at(0), shown.at(-1)];
  return {
    ids: shown.map(([, product]) => product),
    total: isCounted ? total : hasMore ? Math.max(countedUpTo, reached) : reached,
    isCapped: !isCounted && hasMore,
    ends: first && last ? { first, last } : null,
  };
};
