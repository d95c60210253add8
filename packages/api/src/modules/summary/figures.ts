import type { OrderStatus, StoreSummary } from '@pasar/contract';
import { cameToNothing, type DailyOrderTotals, type ProductOrderTotals } from './read-order-totals.ts';

type Cards = StoreSummary['cards'];

/** One period, counted. */
type Figures = Record<keyof Cards, number>;

const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.reduce((total, row) => total + of(row), 0);
const decimals = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;
const percent = (part: number, whole: number) => (whole === 0 ? 0 : decimals((part / whole) * 100, 2));

const isSale = ({ status }: { status: OrderStatus }) => !cameToNothing.has(status);

/** Rupiah of items in orders that were not canceled. */
export const sumItemsTotals = (sales: readonly DailyOrderTotals[]): number =>
  sum(sales.filter(isSale), ({ goods }) => goods);
export const sumOrders = (sales: readonly DailyOrderTotals[]): number => sum(sales, ({ orders }) => orders);

interface Period {
  sales: readonly DailyOrderTotals[];
  products: readonly ProductOrderTotals[];
  visitors: number;
}

/** The figures of a period. */
export const computeFigures = ({ sales, products, visitors }: Period): Figures => {
  const orders = sumOrders(sales);
  const kept = sumOrders(sales.filter(isSale));
  const gmv = sumItemsTotals(sales);
  return {
    gmv,
    orders,
    avg_order: kept === 0 ? 0 : Math.round(gmv / kept),
    visitors,
    conversion: percent(orders, visitors),
    cancel_rate: percent(orders - kept, orders),
    products_sold: sum(products, ({ sold }) => sold),
  };
};

/** One decimal; null when there was nothing before and there is something now. */
export const computeDelta = (value: number, previous: number): number | null => {
  if (previous === 0) return value === 0 ? 0 : null;
  return decimals(((value - previous) / previous) * 100, 1);
};

/** A period beside the one before. */
export const toCards = (now: Figures, before: Figures): Cards => {
  const names = Object.keys(now) as (keyof Cards)[];
  const cards = names.map((name) => [
    name,
    { value: now[name], previous: before[name], delta_percent: computeDelta(now[name], before[name]) },
  ]);
  // Every figure has become a card.
  return Object.fromEntries(cards) as Cards;
};
