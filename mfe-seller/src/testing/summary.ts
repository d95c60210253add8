import { type ProductId, rupiah, type StoreSummary } from '@pasar/contract';

const still = { value: 0, previous: 0, delta_percent: 0 };

/** Two days of a small store. */
export const summary: StoreSummary = {
  period: { date_start: '2026-11-01', date_end: '2026-11-02', days: 2, bucket: 'day' },
  compare: { date_start: '2026-10-30', date_end: '2026-10-31' },
  cards: {
    gmv: { value: 300_000, previous: 200_000, delta_percent: 50 },
    orders: { value: 3, previous: 0, delta_percent: null },
    avg_order: { value: 100_000, previous: 125_000, delta_percent: -20 },
    visitors: still,
    conversion: still,
    cancel_rate: { value: 5, previous: 10, delta_percent: -50 },
    products_sold: still,
  },
  series: [
    {
      date: '2026-11-01',
      gmv: rupiah(125_000),
      orders: 1,
      visitors: 10,
      previous: { gmv: rupiah(80_000), orders: 1, visitors: 8 },
    },
    {
      date: '2026-11-02',
      gmv: rupiah(175_000),
      orders: 2,
      visitors: 20,
      previous: { gmv: rupiah(120_000), orders: 1, visitors: 9 },
    },
  ],
  top_products: [
    {
      id: 801 as ProductId, // ids are branded where the market hands them out
      name: 'Kemeja 1',
      slug: 'kemeja-1',
      image: null,
      sold: 3,
      gmv: rupiah(300_000),
    },
  ],
  top_categories: [],
  order_status: { new: 2, completed: 1 } as StoreSummary['order_status'],
  todo: {
    new_orders: 2,
    to_ship: 0,
    late: 0,
    cancel_requests: 0,
    complaints: 0,
    low_stock: 0,
    empty_stock: 0,
    unread_chats: 0,
    unanswered_questions: 0,
    unreplied_reviews: 1,
  },
  rating: { average: 4.8, total: 12 },
  balance: rupiah(680_500),
  income: rupiah(95_000),
  verification: { status: 'approved', verify_due_at: null },
  server_time: '2026-11-02T03:00:00Z',
};
