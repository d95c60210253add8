import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CategoryId, ProductId } from '../ids.ts';
import { Rupiah } from '../money.ts';
import { orderStatusNames } from '../orders/order-status.ts';
import { Day } from '../schemas/wire-id.ts';

/** Days of the longest range. */
export const maxSummaryDays = 366;

const days = { date_start: v.string(), date_end: v.string() };

/** `delta_percent` has one decimal; null when there was nothing to compare with. */
const card = v.object({ value: v.number(), previous: v.number(), delta_percent: v.nullable(v.number()) });

/** How a store does in a range of days of Asia/Jakarta (SPEC 3 "Seller dashboard date range", domain 4). */
export const StoreSummary = v.object({
  /** `bucket`: the period of one point of the series. */
  period: v.object({ ...days, days: v.number(), bucket: v.picklist(['day', 'week', 'month']) }),
  /** As many days, right before. */
  compare: v.object(days),
  cards: v.object({
    /** Rupiah of items before vouchers, in orders paid in the range that were not canceled or rejected. */
    gmv: card,
    /** Orders paid in the range, whatever became of them. */
    orders: card,
    /** Rupiah: `gmv` over its orders, rounded. */
    avg_order: card,
    /** Users per day who viewed the store or its products. */
    visitors: card,
    /** Orders over visitors, in percent with two decimals. */
    conversion: card,
    /** Canceled and rejected orders over all, in percent with two decimals. */
    cancel_rate: card,
    /** Pieces in the orders of `gmv`. */
    products_sold: card,
  }),
  /** Without gaps; `date` is the first day of the bucket inside the range. */
  series: v.array(
    v.object({
      date: v.string(),
      gmv: Rupiah,
      orders: v.number(),
      visitors: v.number(),
      /** The same days of the range before. */
      previous: v.object({ gmv: Rupiah, orders: v.number(), visitors: v.number() }),
    }),
  ),
  top_products: v.array(
    v.object({
      id: ProductId,
      name: v.string(),
      slug: v.string(),
      image: v.nullable(v.string()),
      sold: v.number(),
      gmv: Rupiah,
    }),
  ),
  top_categories: v.array(
    v.object({ id: CategoryId, name: v.string(), slug: v.string(), sold: v.number(), gmv: Rupiah }),
  ),
  /** Orders paid in the range by their status now. */
  order_status: v.record(v.picklist(orderStatusNames), v.number()),
  /** What waits for the seller now, whatever the range. */
  todo: v.object({
    new_orders: v.number(),
    to_ship: v.number(),
    /** New or packed ones whose deadline comes within 12 hours. */
    late: v.number(),
    cancel_requests: v.number(),
    complaints: v.number(),
    low_stock: v.number(),
    empty_stock: v.number(),
    unreplied_reviews: v.number(),
    /** Conversations with messages of buyers that the store has not read. */
    unread_chats: v.optional(v.number(), 0),
    /** Questions about products that the store has not answered. */
    unanswered_questions: v.optional(v.number(), 0),
  }),
  rating: v.object({ average: v.number(), total: v.number() }),
  /** Rupiah in the store's wallet. */
  balance: Rupiah,
  /** Rupiah that orders brought into it in the range: what is left after commission and refunds. */
  income: Rupiah,
  verification: v.object({
    status: v.picklist(['draft', 'submitted', 'approved', 'rejected', 'suspended']),
    verify_due_at: v.nullable(v.string()),
  }),
  /** The reader's role does not cover the store's money: balance and income are 0 whatever they are. */
  is_money_hidden: v.optional(v.literal(true)),
  server_time: v.string(),
});
export type StoreSummary = v.InferOutput<typeof StoreSummary>;

export const summary = {
  read: endpoint({
    method: 'GET',
    path: '/merchant/dashboard',
    summary: 'How my store does in a range of days, at most 366; the last 30 when none is given',
    access: 'merchant',
    area: 'orders',
    query: v.object({ date_start: v.optional(Day), date_end: v.optional(Day) }),
    data: StoreSummary,
  }),
};
