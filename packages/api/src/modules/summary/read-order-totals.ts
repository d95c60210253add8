import type { OrderStatus } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type Days, toTimeRange } from './summary-range.ts';

/** Canceled orders: they count as orders, not as revenue. */
export const cameToNothing: ReadonlySet<OrderStatus> = new Set([
  'cancelled_buyer',
  'rejected',
  'cancelled_system',
]);
const nothing = sql.raw([...cameToNothing].map((status) => `'${status}'`).join(', '));

/** Paid orders of one day of Asia/Jakarta that have one status now. */
export interface DailyOrderTotals {
  date: string;
  status: OrderStatus;
  orders: number;
  /** Rupiah of items, before vouchers. */
  goods: number;
}

const paidIn = (merchantId: number, days: Days) => {
  const { start, end } = toTimeRange(days);
  return sql`o.merchant_id = ${merchantId} and o.paid_at >= ${start} and o.paid_at < ${end}`;
};

/** The orders of a store by day and status. */
export const readOrderTotals = async (
  { db }: Context,
  merchantId: number,
  days: Days,
): Promise<DailyOrderTotals[]> => {
  const { rows } = await sql<DailyOrderTotals>`
    select (o.paid_at at time zone 'UTC' + interval '7 hours')::date as date, o.status,
      count(*) as orders, sum(o.items_subtotal)::bigint as goods
    from orders o where ${paidIn(merchantId, days)} group by 1, 2`.execute(db);
  return rows;
};

/** What a store sold of one product. */
export interface ProductOrderTotals {
  product_id: number;
  sold: number;
  goods: number;
}

/** What a store sold, by product. */
export const readProductOrderTotals = async (
  { db }: Context,
  merchantId: number,
  days: Days,
): Promise<ProductOrderTotals[]> => {
  const { rows } = await sql<ProductOrderTotals>`
    select i.product_id, sum(i.qty)::bigint as sold, sum(i.line_total)::bigint as goods
    from orders o join order_items i on i.order_id = o.id
    where ${paidIn(merchantId, days)} and o.status not in (${nothing})
    group by i.product_id`.execute(db);
  return rows;
};
