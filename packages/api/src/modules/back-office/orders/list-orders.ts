import {
  type AdminOrder,
  type endpoints,
  type HandlerInput,
  type HandlerResponse,
  maxCountedOrders,
  orderPage,
  orderStatusLabel,
  rupiah,
} from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { jakartaMidnight } from '../../../platform/jakarta.ts';
import { getDue, type OrderRow, type OrderView, viewOrders } from '../../orders/index.ts';
import { cameToNothing } from '../../summary/index.ts';
import { containing, userSearchText } from '../match-user-ids.ts';
import { selectStuck } from './select-stuck.ts';

type List = typeof endpoints.adminOrders.list;
type Query = HandlerInput<List>['query'];

const buyersCalled = (typed: string) => sql`
  select u.id from users u where ${userSearchText(sql`u`)} like ${containing(typed)}`;
const storesCalled = (typed: string) => sql`
  select m.id from merchants m where lower(m.merchant_name) like ${containing(typed)}`;

const timeOf = { placed: 'placed_at', paid: 'paid_at', sold: 'paid_at', completed: 'ended_at' } as const;

/** What the orders of these days are, as the figures of the market count them; of orders `o`. */
const onDays = ({ by, date_start, date_end }: Query): RawBuilder<boolean>[] => {
  const time = sql.ref(`o.${timeOf[by]}`);
  return [
    ...(by === 'paid' || by === 'sold' ? [sql<boolean>`o.paid_at is not null`] : []),
    ...(by === 'sold' ? [sql<boolean>`o.status not in (${sql.join([...cameToNothing])})`] : []),
    ...(by === 'completed' ? [sql<boolean>`o.status = 'completed'`] : []),
    ...(date_start === undefined ? [] : [sql<boolean>`${time} >= ${jakartaMidnight(date_start)}`]),
    ...(date_end === undefined ? [] : [sql<boolean>`${time} < ${jakartaMidnight(date_end, { next: true })}`]),
  ];
};

/** What each order has by itself; of orders `o`. */
const ownFilters = (query: Query): RawBuilder<boolean>[] => {
  const { status, store, courier } = query;
  return [
    ...(status === 'all' ? [] : [sql<boolean>`o.status = ${status}`]),
    ...(courier === 'all' ? [] : [sql<boolean>`o.courier = ${courier}`]),
    ...(store === undefined ? [] : [sql<boolean>`o.merchant_id = ${store}`]),
    ...onDays(query),
  ];
};

/**
 * The orders with this code, payment or waybill, or of buyers and stores so named, each by its own index, as far as
 * they pass the other filters. Null for more than are counted, which are then found in the order of the list: it ends
 * sooner there than by collecting them.
 */
const findOrderIds = async ({ db }: Context, query: Query): Promise<number[] | null> => {
  const typed = query.search;
  const code = typed.toUpperCase();
  const and = sql.join([sql`true`, ...ownFilters(query)], sql` and `);
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.code = ${code} and ${and}
    union all select o.id from orders o where o.awb = ${code} and ${and}
    union all select o.id from orders o join order_groups g on g.id = o.order_group_id where g.code = ${code} and ${and}
    union all select o.id from orders o where o.user_id in (${buyersCalled(typed)}) and ${and}
    union all select o.id from orders o where o.merchant_id in (${storesCalled(typed)}) and ${and}
    limit ${2 * (maxCountedOrders + 1)}`.execute(db);
  // One of a buyer and a store that are both so named is there twice.
  const ids = new Set(rows.map(({ id }) => id));
  return ids.size > maxCountedOrders ? null : [...ids];
};

const isFound = (typed: string, ids: readonly number[] | null) =>
  ids
    ? sql<boolean>`o.id = any(${ids}::bigint[])`
    : sql<boolean>`(o.user_id in (${buyersCalled(typed)}) or o.merchant_id in (${storesCalled(typed)}))`;

const isPaidBy = (column: RawBuilder<unknown>, method: string) =>
  method === 'wallet' ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${method}`;

/** The orders that were paid so; null for more than are counted, which are then found in the order of the list. */
const findPaidIds = async ({ db }: Context, method: string): Promise<number[] | null> => {
  const { rows } = await sql<{ id: number }>`
    select o.id from order_groups g join orders o on o.order_group_id = g.id
    where ${isPaidBy(sql`g.method`, method)} limit ${maxCountedOrders + 1}`.execute(db);
  return rows.length > maxCountedOrders ? null : rows.map(({ id }) => id);
};

/** A join would sort all that match: what is found along the list is asked order by order. */
const paidBy = (method: string, ids: readonly number[] | null) =>
  ids
    ? sql<boolean>`o.id = any(${ids}::bigint[])`
    : isPaidBy(sql`(select g.method from order_groups g where g.id = o.order_group_id)`, method);

interface FoundIds {
  /** Of the search. */
  ids: readonly number[] | null;
  /** Of the method. */
  paidIds: readonly number[] | null;
}

const matching = (ctx: Context, query: Query, { ids, paidIds }: FoundIds) => {
  const { stuck, method, search } = query;
  let rows = ctx.db.selectFrom('orders as o');
  for (const filter of ownFilters(query)) rows = rows.where(filter);
  if (method !== 'all') rows = rows.where(paidBy(method, paidIds));
  if (search !== '') rows = rows.where(isFound(search, ids));
  if (stuck === 'yes')
    rows = rows.where('o.id', 'in', sql<number>`(select stuck.id from (${selectStuck(ctx)}) stuck)`);
  return rows;
};

/** All that match, but at most one more than are counted; what the search found too many of is not counted again. */
const countOrders = async (ctx: Context, query: Query, found: FoundIds): Promise<number> => {
  const { search, method, stuck } = query;
  const isMany = search !== '' && found.ids === null && method === 'all' && stuck === 'all';
  if (isMany) return maxCountedOrders + 1;
  return countRows(ctx.db, matching(ctx, query, found).limit(maxCountedOrders + 1));
};

/** The place of an order in the list: when it was placed, then its number. */
const cursorOf = ({ placed_at, id }: OrderRow): string => `${placed_at.toISOString()}|${id}`;

const after = (cursor: string, sort: Query['sort']) => {
  const [placed = '', id = ''] = cursor.split('|');
  // A cursor that this list did not make is the beginning.
  if (Number.isNaN(Date.parse(placed)) || !/^[1-9]\d{0,14}$/.test(id)) return sql<boolean>`true`;
  const place = sql`(${new Date(placed)}::timestamptz, ${Number(id)}::bigint)`;
  return sort === 'newest'
    ? sql<boolean>`(placed_at, id) < ${place}`
    : sql<boolean>`(placed_at, id) > ${place}`;
};

/** An order as staff read it in the list. */
export const presentOrder = ({ locale }: Context, view: OrderView): AdminOrder => {
  const { order, group, buyer, merchant } = view;
  return {
    order_code: order.code,
    placed_at: order.placed_at.toISOString(),
    buyer: { user_id: order.user_id, name: buyer.username },
    store: { id: merchant.id, merchant_name: merchant.merchant_name },
    status: order.status,
    status_label: orderStatusLabel(order.status, locale),
    grand_total: rupiah(order.grand_total),
    due: getDue(order, group),
  };
};

const readSums = async (orders: ReturnType<typeof matching>) => {
  const { count, items } = await orders
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.coalesce(e.fn.sum<number>('items_subtotal'), e.lit(0)).as('items'),
    ])
    .executeTakeFirstOrThrow();
  return { orders: Number(count), items: rupiah(Number(items)) };
};

/** A page of the orders of all stores, by the time they were placed (back-office B4). */
export const listOrders = async (
  { ctx, input }: HandlerArgs<Query>,
  perPage = orderPage,
): Promise<HandlerResponse<List>> => {
  const order = input.sort === 'newest' ? 'desc' : 'asc';
  const found: FoundIds = {
    ids: input.search === '' ? null : await findOrderIds(ctx, input),
    paidIds: input.method === 'all' ? null : await findPaidIds(ctx, input.method),
  };
  const total = await countOrders(ctx, input, found);
  const rows = await matching(ctx, input, found)
    .selectAll()
    .where(after(input.cursor, input.sort))
    .orderBy('placed_at', order)
    .orderBy('id', order)
    .limit(perPage + 1)
    .execute();
  const sums = input.by === 'placed' ? undefined : await readSums(matching(ctx, input, found));
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  const views = await viewOrders(ctx, page);
  return {
    data: views.map((view) => presentOrder(ctx, view)),
    total,
    ...(sums && { sums }),
    next_cursor: last && rows.length > perPage ? cursorOf(last) : null,
  };
};
