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
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Database } from '../../../platform/database/database.ts';
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

/**
 * The orders with this code, payment or waybill, or of buyers and stores so named, each by its own index. Null for more
 * than are counted, which are then found in the order of the list: it ends sooner there than by collecting them.
 */
const findOrderIds = async ({ db }: Context, typed: string): Promise<number[] | null> => {
  const code = typed.toUpperCase();
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.code = ${code}
    union all select o.id from orders o where o.awb = ${code}
    union all select o.id from orders o join order_groups g on g.id = o.order_group_id where g.code = ${code}
    union all select o.id from orders o where o.user_id in (${buyersCalled(typed)})
    union all select o.id from orders o where o.merchant_id in (${storesCalled(typed)})
    limit ${maxCountedOrders + 1}`.execute(db);
  return rows.length > maxCountedOrders ? null : [...new Set(rows.map(({ id }) => id))];
};

const isFound = (typed: string, ids: readonly number[] | null) =>
  ids
    ? sql<boolean>`id = any(${ids}::bigint[])`
    : sql<boolean>`(user_id in (${buyersCalled(typed)}) or merchant_id in (${storesCalled(typed)}))`;

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
    ? sql<boolean>`id = any(${ids}::bigint[])`
    : isPaidBy(sql`(select g.method from order_groups g where g.id = orders.order_group_id)`, method);

interface FoundIds {
  /** Of the search. */
  ids: readonly number[] | null;
  /** Of the method. */
  paidIds: readonly number[] | null;
}

const timeOf = { placed: 'placed_at', paid: 'paid_at', sold: 'paid_at', completed: 'ended_at' } as const;

/** The orders of these days, as the figures of the market count them. */
const onDays = (
  orders: SelectQueryBuilder<Database, 'orders', object>,
  { by, date_start, date_end }: Query,
) => {
  const time = timeOf[by];
  let rows = orders;
  if (by === 'paid' || by === 'sold') rows = rows.where('paid_at', 'is not', null);
  if (by === 'sold') rows = rows.where('status', 'not in', [...cameToNothing]);
  if (by === 'completed') rows = rows.where('status', '=', 'completed');
  if (date_start !== undefined) rows = rows.where(time, '>=', jakartaMidnight(date_start));
  if (date_end !== undefined) rows = rows.where(time, '<', jakartaMidnight(date_end, { next: true }));
  return rows;
};

const matching = (ctx: Context, query: Query, { ids, paidIds }: FoundIds) => {
  const { status, store, stuck, courier, method, search } = query;
  let rows = onDays(ctx.db.selectFrom('orders'), query);
  if (status !== 'all') rows = rows.where('status', '=', status);
  if (courier !== 'all') rows = rows.where('courier', '=', courier);
  if (method !== 'all') rows = rows.where(paidBy(method, paidIds));
  if (store !== undefined) rows = rows.where('merchant_id', '=', store);
  if (search !== '') rows = rows.where(isFound(search, ids));
  if (stuck === 'yes')
    rows = rows.where('id', 'in', sql<number>`(select stuck.id from (${selectStuck(ctx)}) stuck)`);
  return rows;
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
    ids: input.search === '' ? null : await findOrderIds(ctx, input.search),
    paidIds: input.method === 'all' ? null : await findPaidIds(ctx, input.method),
  };
  const total = await countRows(ctx.db, matching(ctx, input, found).limit(maxCountedOrders + 1));
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
