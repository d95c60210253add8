import type { AdminOverview, MarketFigures, MarketNotice, QueueRow } from '@pasar/contract';

export const waiting = (changed: Partial<QueueRow> = {}): QueueRow => ({
  kind: 'store',
  id: 5,
  subject: 'Rumah Kawung',
  detail: '',
  waiting_since: '2026-11-20T03:00:00Z',
  due_at: '2026-11-21T03:00:00Z',
  is_late: false,
  amount: null,
  claim: null,
  ...changed,
});

export const buildQueue = (rows: QueueRow[], more: object = {}) => ({
  code: 200 as const,
  data: rows,
  counts: { store: { open: 2, late: 1 }, withdrawal: { open: 1, late: 0 } },
  next_cursor: null,
  server_time: '2026-11-21T03:00:00Z',
  ...more,
});

export const buildOverview = (...notices: MarketNotice[]) => ({
  code: 200 as const,
  data: {
    stores: { submitted: 0, late: 0 },
    withdrawals: { open: 0, amount: 0, late: 0 },
    complaints: { escalated: 0, open: 0 },
    flash_items: { submitted: 0 },
    notices,
    server_time: '2026-11-21T03:00:00Z',
  } as AdminOverview, // amounts are branded where the market hands them out
});

const card = (value: number, previous: number, delta_percent: number | null) => ({
  value,
  previous,
  delta_percent,
});
const point = (date: string, gmv: number) =>
  ({ date, gmv, orders: 2, previous: { gmv: 10_000, orders: 1 } }) as MarketFigures['series'][number]; // amounts are branded where the market hands them out

export const figures: MarketFigures = {
  period: { date_start: '2026-10-23', date_end: '2026-11-21', days: 30, bucket: 'day' },
  compare: { date_start: '2026-09-23', date_end: '2026-10-22' },
  cards: {
    gmv: card(1_500_000, 1_000_000, 50),
    orders: card(12, 16, -25),
    take_rate: card(4.8, 4.8, 0),
    new_sellers: card(3, 0, null),
    refunds: card(0, 0, 0),
  },
  series: [point('2026-11-20', 500_000), point('2026-11-21', 1_000_000)],
};
