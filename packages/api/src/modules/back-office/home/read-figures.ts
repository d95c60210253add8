import { type MarketFigures, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import {
  cameToNothing,
  computeDelta,
  type Days,
  later,
  type SummaryRange,
  summaryRange,
  toTimeRange,
} from '../../summary/index.ts';

const nothing = sql.raw([...cameToNothing].map((status) => `'${status}'`).join(', '));

interface SoldDay {
  date: string;
  orders: number;
  gmv: number;
}

/** Days of Jakarta, as the figures of stores count them. */
const readSold = async ({ db }: Context, days: Days): Promise<SoldDay[]> => {
  const { start, end } = toTimeRange(days);
  const { rows } = await sql<SoldDay>`
    select (paid_at at time zone 'UTC' + interval '7 hours')::date as date, count(*) as orders,
      coalesce(sum(items_subtotal) filter (where status not in (${nothing})), 0)::bigint as gmv
    from orders where paid_at >= ${start} and paid_at < ${end} group by 1`.execute(db);
  return rows;
};

interface Booked {
  earned: number;
  refunds: number;
  completed: number;
  new_sellers: number;
}

/** Sums of journals are read from their postings: the books, not the orders, say what was earned and given back. */
const readBooked = async ({ db }: Context, days: Days): Promise<Booked> => {
  const { start, end } = toTimeRange(days);
  const { rows } = await sql<Booked>`
    select * from
      (select
        coalesce(sum(p.amount) filter (where p.kind in ('platform_commission', 'platform_fee')
          and j.event in ('J3', 'J4')), 0)::bigint as earned,
        coalesce(sum(p.amount) filter (where p.kind = 'buyer_wallet' and j.event in ('J2', 'J4')), 0)::bigint as refunds
      from ledger_journals j join ledger_postings p on p.journal_id = j.id
      where j.at >= ${start} and j.at < ${end} and j.event in ('J2', 'J3', 'J4')) books,
      (select coalesce(sum(items_subtotal), 0)::bigint as completed from orders
      where ended_at >= ${start} and ended_at < ${end} and status = 'completed') done,
      (select count(*) as new_sellers from merchant_events e
      where e.action = 'approve' and e.at >= ${start} and e.at < ${end} and not exists (
        select 1 from merchant_events b
        where b.merchant_id = e.merchant_id and b.action = 'approve' and b.at < e.at)) sellers`.execute(db);
  const [booked] = rows;
  if (!booked) throw new Error('sums are always there');
  return booked;
};

const inside =
  ({ from, to }: Days) =>
  ({ date }: SoldDay) =>
    from <= date && date <= to;
const sum = (rows: readonly SoldDay[], of: 'orders' | 'gmv') => rows.reduce((all, row) => all + row[of], 0);

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

const figuresOf = (sold: readonly SoldDay[], { earned, refunds, completed, new_sellers }: Booked) => ({
  gmv: sum(sold, 'gmv'),
  orders: sum(sold, 'orders'),
  take_rate: percent(earned, completed),
  new_sellers,
  refunds,
});

const seriesOf = ({ buckets, to, days }: SummaryRange, sold: readonly SoldDay[]): MarketFigures['series'] => {
  const count = (within: Days) => {
    const own = sold.filter(inside(within));
    return { gmv: rupiah(sum(own, 'gmv')), orders: sum(own, 'orders') };
  };
  return buckets.map((from, place) => {
    const next = buckets[place + 1];
    const until = next === undefined ? to : later(next, -1);
    return {
      date: from,
      ...count({ from, to: until }),
      previous: count({ from: later(from, -days), to: later(until, -days) }),
    };
  });
};

/** The market's figures in a range of days, by default the last 30, beside as many days before. Throws 422. */
export const readFigures = async ({
  ctx,
  input,
}: HandlerArgs<{ date_start?: string; date_end?: string }>): Promise<MarketFigures> => {
  const range = summaryRange(input, ctx.clock.now());
  const { from, to, days, bucket, previous } = range;
  const [sold, booked, bookedBefore] = await Promise.all([
    readSold(ctx, { from: previous.from, to }),
    readBooked(ctx, range),
    readBooked(ctx, previous),
  ]);
  const now = figuresOf(sold.filter(inside(range)), booked);
  const before = figuresOf(sold.filter(inside(previous)), bookedBefore);
  const card = (name: keyof typeof now) => ({
    value: now[name],
    previous: before[name],
    delta_percent: computeDelta(now[name], before[name]),
  });
  return {
    period: { date_start: from, date_end: to, days, bucket },
    compare: { date_start: previous.from, date_end: previous.to },
    cards: {
      gmv: card('gmv'),
      orders: card('orders'),
      take_rate: card('take_rate'),
      new_sellers: card('new_sellers'),
      refunds: card('refunds'),
    },
    series: seriesOf(range, sold),
  };
};
