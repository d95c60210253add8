import { hasStoreRight, orderStatuses, orderStatusNames, rupiah, type StoreSummary } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { getCurrentMerchantId } from '../../platform/http/get-current-merchant-id.ts';
import { readAccountBalance } from '../ledger/index.ts';
import { type DayVisits, listStoreVisits } from '../view-history/index.ts';
import { sumIncome } from '../wallet/index.ts';
import { computeFigures, sumItemsTotals, sumOrders, toCards } from './figures.ts';
import { type DailyOrderTotals, readOrderTotals, readProductOrderTotals } from './read-order-totals.ts';
import { readTodo } from './read-todo.ts';
import { type Days, later, type SummaryRange, summaryRange, toTimeRange } from './summary-range.ts';
import { topCategories, topProducts } from './top-sellers.ts';

const inside =
  ({ from, to }: Days) =>
  ({ date }: { date: string }) =>
    from <= date && date <= to;
const visitorsOf = (visits: readonly DayVisits[]) => visits.reduce((sum, { visitors }) => sum + visitors, 0);

const seriesOf = (
  { buckets, to, days }: SummaryRange,
  sales: readonly DailyOrderTotals[],
  visits: readonly DayVisits[],
): StoreSummary['series'] => {
  const count = (within: Days) => {
    const own = sales.filter(inside(within));
    return {
      gmv: rupiah(sumItemsTotals(own)),
      orders: sumOrders(own),
      visitors: visitorsOf(visits.filter(inside(within))),
    };
  };
  return buckets.map((from, place) => {
    const next = buckets[place + 1];
    const until = next === undefined ? to : later(next, -1);
    const before = { from: later(from, -days), to: later(until, -days) };
    return { date: from, ...count({ from, to: until }), previous: count(before) };
  });
};

/** Every status that sellers see, those without orders too. */
const statusesOf = (sales: readonly DailyOrderTotals[]): StoreSummary['order_status'] =>
  Object.fromEntries(
    orderStatusNames
      .filter((status) => orderStatuses[status].sellerTab !== null)
      .map((status) => [status, sumOrders(sales.filter((row) => row.status === status))]),
  );

const readStore = async ({ db }: Context, merchantId: number) => {
  const store = await db
    .selectFrom('merchants')
    .select(['verification_status', 'suspended_at', 'verify_due_at', 'rating_avg', 'rating_count'])
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const { verification_status, suspended_at, verify_due_at } = store;
  return {
    rating: { average: Math.round(store.rating_avg * 10) / 10, total: store.rating_count },
    verification: {
      status: suspended_at === null ? verification_status : ('suspended' as const),
      verify_due_at: verify_due_at?.toISOString() ?? null,
    },
  };
};

const readFigures = async (ctx: Context, merchantId: number, range: SummaryRange) => {
  const both = { from: range.previous.from, to: range.to };
  const sales = await readOrderTotals(ctx, merchantId, both);
  const visits = await listStoreVisits(ctx, merchantId, both);
  const products = await readProductOrderTotals(ctx, merchantId, range);
  const before = await readProductOrderTotals(ctx, merchantId, range.previous);
  const figures = (days: Days, sold: typeof products) =>
    computeFigures({
      sales: sales.filter(inside(days)),
      products: sold,
      visitors: visitorsOf(visits.filter(inside(days))),
    });
  const own = sales.filter(inside(range));
  return {
    cards: toCards(figures(range, products), figures(range.previous, before)),
    series: seriesOf(range, sales, visits),
    top_products: await topProducts(ctx, products),
    top_categories: await topCategories(ctx, products),
    order_status: statusesOf(own),
  };
};

/** Balance and income, for those whose role covers the store's money. */
const readMoney = async (ctx: Context, merchantId: number, range: SummaryRange) => {
  const { actor } = ctx;
  if (actor.kind === 'user' && actor.storeRoles && !hasStoreRight(actor.storeRoles, 'money', 'read'))
    return { balance: rupiah(0), income: rupiah(0), is_money_hidden: true as const };
  return {
    balance: rupiah(await readAccountBalance(ctx, { kind: 'seller_wallet', owner: merchantId })),
    income: rupiah(await sumIncome(ctx, merchantId, toTimeRange(range))),
  };
};

/**
 * The figures of the current user's store in a range of days of Asia/Jakarta, by when orders were paid, beside as many
 * days before (domain 4); the to-do list is current. Throws 401, 403 and 422.
 */
export const readSummary = async ({
  ctx,
  input,
}: HandlerArgs<{ date_start?: string; date_end?: string }>): Promise<StoreSummary> => {
  const merchantId = getCurrentMerchantId(ctx);
  const now = ctx.clock.now();
  const range = summaryRange(input, now);
  const { from, to, days, bucket, previous } = range;
  return {
    period: { date_start: from, date_end: to, days, bucket },
    compare: { date_start: previous.from, date_end: previous.to },
    ...(await readFigures(ctx, merchantId, range)),
    todo: await readTodo(ctx, merchantId),
    ...(await readStore(ctx, merchantId)),
    ...(await readMoney(ctx, merchantId, range)),
    server_time: now.toISOString(),
  };
};
