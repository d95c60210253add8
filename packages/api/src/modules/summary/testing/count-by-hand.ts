import type { StoreSummary } from '@pasar/contract';
import type { PastOrder } from './past-orders.ts';

interface Known {
  orders: readonly PastOrder[];
  /** Visitors per day of Asia/Jakarta. */
  visits: ReadonlyMap<string, number>;
}

const oneDay = 86_400_000;
const sevenHours = 7 * 3_600_000;
const jakarta = (moment: Date) => new Date(moment.getTime() + sevenHours).toISOString().slice(0, 10);
const shifted = (date: string, days: number) =>
  new Date(Date.parse(date) + days * oneDay).toISOString().slice(0, 10);
const lost = ['cancelled_buyer', 'rejected', 'cancelled_system'];
const goodsOf = ({ lines }: PastOrder) => lines.reduce((sum, { qty, price }) => sum + qty * price, 0);

const hundredths = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

const daysBetween = (from: string, to: string): string[] => {
  const days = [];
  for (let date = from; date <= to; date = shifted(date, 1)) days.push(date);
  return days;
};

/** The seven figures of some days, order by order. */
const figures = ({ orders, visits }: Known, days: readonly string[]) => {
  let [gmv, paid, kept, visitors, pieces] = [0, 0, 0, 0, 0];
  for (const date of days) {
    visitors += visits.get(date) ?? 0;
    for (const order of orders) {
      if (jakarta(order.paidAt) !== date) continue;
      paid++;
      if (lost.includes(order.status)) continue;
      kept++;
      gmv += goodsOf(order);
      for (const { qty } of order.lines) pieces += qty;
    }
  }
  return {
    gmv,
    orders: paid,
    avg_order: kept === 0 ? 0 : Math.round(gmv / kept),
    visitors,
    conversion: hundredths(paid, visitors),
    cancel_rate: hundredths(paid - kept, paid),
    products_sold: pieces,
  };
};

/** The expected summary of a range, counted the slow way. */
export const countByHand = (known: Known, from: string, to: string) => {
  const days = daysBetween(from, to);
  const before = days.map((date) => shifted(date, -days.length));
  const [now, then] = [figures(known, days), figures(known, before)];
  const names = Object.keys(now) as (keyof typeof now)[];
  const cards = Object.fromEntries(
    names.map((name) => {
      const [value, previous] = [now[name], then[name]];
      const delta = previous === 0 ? null : Math.round(((value - previous) / previous) * 1_000) / 10;
      return [name, { value, previous, delta_percent: previous === 0 && value === 0 ? 0 : delta }];
    }),
  );
  const byDay = days.map((date) => ({
    date,
    ...figures(known, [date]),
    previous: figures(known, [shifted(date, -days.length)]),
  }));
  return { cards, byDay };
};

type Counted = Record<'gmv' | 'orders' | 'visitors', number>;

const added = (days: readonly Counted[]) => {
  const sum = (name: keyof Counted) => days.reduce((total, day) => total + day[name], 0);
  // rupiah are branded where the server returns them
  return { gmv: sum('gmv') as StoreSummary['balance'], orders: sum('orders'), visitors: sum('visitors') };
};

/** The points of a series that fell together, added up. */
export const inBuckets = (
  byDay: ReturnType<typeof countByHand>['byDay'],
  series: StoreSummary['series'],
): StoreSummary['series'] =>
  series.map(({ date }, place) => {
    const next = series[place + 1]?.date ?? '9999';
    const own = byDay.filter((day) => date <= day.date && day.date < next);
    return { date, ...added(own), previous: added(own.map(({ previous }) => previous)) };
  });
