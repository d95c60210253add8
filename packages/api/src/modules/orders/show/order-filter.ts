import { type BuyerTab, type SellerTab, statusesOfTab } from '@pasar/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { jakartaMidnight } from '../../../platform/jakarta.ts';

export interface OrderFilter {
  search: string;
  date_start?: string;
  date_end?: string;
}

const contains = (text: ReturnType<typeof sql>, typed: string) =>
  sql<boolean>`strpos(lower(${text}), ${typed.toLowerCase()}) > 0`;

/** Whether code, items, store or buyer contain the typed text. */
const matching = (e: ExpressionBuilder<Database, 'orders'>, search: string) =>
  e.or([
    contains(sql`orders.code`, search),
    contains(sql`coalesce(orders.awb, '')`, search),
    e.exists(
      e
        .selectFrom('order_items')
        .select('order_items.id')
        .whereRef('order_items.order_id', '=', 'orders.id')
        .where(contains(sql`order_items.name`, search)),
    ),
    e.exists(
      e
        .selectFrom('merchants')
        .select('merchants.id')
        .whereRef('merchants.id', '=', 'orders.merchant_id')
        .where(contains(sql`merchants.merchant_name`, search)),
    ),
    contains(sql`orders.address ->> 'receiver_name'`, search),
  ]);

/** One side's orders of a tab that were made between two days of Asia/Jakarta, both included. */
export const filterOrders = (
  { db }: Context,
  owner: { userId: number } | { merchantId: number },
  tab: BuyerTab | SellerTab,
  { search, date_start, date_end }: OrderFilter,
) => {
  const isBuyer = 'userId' in owner;
  return (
    db
      .selectFrom('orders')
      .where(isBuyer ? 'user_id' : 'merchant_id', '=', isBuyer ? owner.userId : owner.merchantId)
      .where('status', 'in', statusesOfTab(tab, isBuyer ? 'buyer' : 'seller'))
      // A never paid order never concerns the seller, however it ended (domain 3.9).
      .$if(!isBuyer, (orders) => orders.where('paid_at', 'is not', null))
      .$if(search !== '', (orders) => orders.where((e) => matching(e, search)))
      .$if(date_start !== undefined, (orders) =>
        orders.where('placed_at', '>=', jakartaMidnight(date_start ?? '')),
      )
      .$if(date_end !== undefined, (orders) =>
        orders.where('placed_at', '<', jakartaMidnight(date_end ?? '', { next: true })),
      )
  );
};

/** How many orders each tab holds. */
export const countTabs = async <T extends BuyerTab | SellerTab>(
  { db }: Context,
  owner: { userId: number } | { merchantId: number },
  tabs: readonly T[],
): Promise<Record<T, number>> => {
  const isBuyer = 'userId' in owner;
  const rows = await db
    .selectFrom('orders')
    .select(['status', (e) => e.fn.countAll<number>().as('n')])
    .where(isBuyer ? 'user_id' : 'merchant_id', '=', isBuyer ? owner.userId : owner.merchantId)
    .$if(!isBuyer, (orders) => orders.where('paid_at', 'is not', null))
    .groupBy('status')
    .execute();
  const counts = tabs.map((tab) => {
    const inTab = new Set<string>(statusesOfTab(tab, isBuyer ? 'buyer' : 'seller'));
    return [tab, rows.reduce((total, { status, n }) => total + (inTab.has(status) ? n : 0), 0)];
  });
  // Every tab was counted.
  return Object.fromEntries(counts) as Record<T, number>;
};
