import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Rupiah } from '../money.ts';
import { Search } from '../schemas/admin-fields.ts';
import { growing } from '../schemas/growing.ts';
import { BodyId, Day } from '../schemas/wire-id.ts';
import type { StaffRole } from '../staff-role.ts';

/** What can wait for the staff, and whose work it is. */
export const queueKinds = {
  store: ['admin', 'support'],
  'store-change': ['admin', 'support'],
  document: ['admin', 'support'],
  complaint: ['admin', 'support'],
  withdrawal: ['admin', 'finance'],
  approval: ['admin', 'finance'],
  transfer: ['admin', 'finance'],
  mismatch: ['admin', 'finance'],
  'flash-item': ['admin', 'content'],
  report: ['admin', 'support', 'content'],
  appeal: ['admin', 'support', 'content'],
  product: ['admin', 'support', 'content'],
  order: ['admin', 'support'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type QueueKind = keyof typeof queueKinds;
export const queueKindNames = Object.keys(queueKinds) as [QueueKind, ...QueueKind[]]; // keys of the literal above
const Kind = v.picklist(queueKindNames);

/** Rows of one page of the queue. */
export const queuePage = 50;

/** Somebody works on it until then; versions guard its decision, not this. */
const QueueClaim = v.object({ staff_id: v.number(), name: v.string(), until: v.string() });
export type QueueClaim = v.InferOutput<typeof QueueClaim>;

/** One thing that waits for the staff. */
export const QueueRow = v.object({
  kind: growing(queueKindNames),
  /**
   * Of the store, the person with documents, the complaint, the withdrawal, the approval, the transfer, the mismatch, the
   * submission, the first report, the appeal, the product or the order.
   */
  id: v.number(),
  /** A store, a person, an order or a product by its name or code. */
  subject: v.string(),
  /**
   * Which parts or documents wait, the code of a withdrawal, what does not match, or what was reported; empty where the
   * subject says all.
   */
  detail: v.string(),
  /** Null where nobody wrote it down. */
  waiting_since: v.nullable(v.string()),
  due_at: v.string(),
  is_late: v.boolean(),
  amount: v.nullable(Rupiah),
  claim: v.nullable(QueueClaim),
});
export type QueueRow = v.InferOutput<typeof QueueRow>;

const card = v.object({ value: v.number(), previous: v.number(), delta_percent: v.nullable(v.number()) });
const range = { date_start: v.string(), date_end: v.string() };

/** How the market does in a range of days of Asia/Jakarta, beside as many days before. */
export const MarketFigures = v.object({
  period: v.object({ ...range, days: v.number(), bucket: v.picklist(['day', 'week', 'month']) }),
  compare: v.object(range),
  cards: v.object({
    /** Rupiah of items in orders that were paid in the range and not canceled. */
    gmv: card,
    /** Orders paid in the range, whatever became of them. */
    orders: card,
    /** Commission and fees that were booked, in percent of the items in orders that were completed. */
    take_rate: card,
    /** Stores that were approved for the first time. */
    new_sellers: card,
    /** Rupiah that canceled orders and complaints brought back to buyers' wallets. */
    refunds: card,
  }),
  series: v.array(
    v.object({
      date: v.string(),
      gmv: Rupiah,
      orders: v.number(),
      previous: v.object({ gmv: Rupiah, orders: v.number() }),
    }),
  ),
});
export type MarketFigures = v.InferOutput<typeof MarketFigures>;

/** What the palette finds by a code, an e-mail or a name; each kind has its page. */
export const foundKinds = ['order', 'payment', 'withdrawal', 'batch', 'ticket', 'store', 'user'] as const;

const Found = v.object({
  kind: growing(foundKinds),
  /** What its page is opened with: a code, or a number. */
  key: v.string(),
  /** A code or a name; an address as the caller may read it. */
  name: v.string(),
});
export type Found = v.InferOutput<typeof Found>;

export const adminHome = {
  find: endpoint({
    method: 'GET',
    path: '/admin/find',
    summary: 'What a code, a waybill, an e-mail or a part of a name leads to, of what the caller may open',
    access: 'staff',
    staff: ['admin', 'support', 'finance', 'content'],
    query: v.object({ search: Search }),
    data: v.array(Found),
  }),
  queue: endpoint({
    method: 'GET',
    path: '/admin/queue/list',
    summary: 'What waits for the roles of the caller, by when it is due and then by amount',
    access: 'staff',
    staff: ['admin', 'support', 'finance', 'content'],
    query: v.object({
      kind: v.optional(v.picklist(['all', ...queueKindNames]), 'all'),
      show: v.optional(v.picklist(['all', 'mine', 'late']), 'all'),
      /** `next_cursor` of the page before. */
      cursor: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    }),
    data: v.array(QueueRow),
    extra: v.object({
      /** Of the kinds that the caller works on, whatever is shown. */
      counts: v.record(v.string(), v.object({ open: v.number(), late: v.number() })),
      next_cursor: v.nullable(v.string()),
      server_time: v.string(),
    }),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/admin/queue/claim',
    summary: 'Tell the others for ten minutes that one works on it; `take` ends the claim of somebody else',
    access: 'staff',
    staff: ['admin', 'support', 'finance', 'content'],
    idempotent: true,
    body: v.object({ kind: Kind, id: BodyId, take: v.optional(v.boolean(), false) }),
    data: QueueClaim,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/admin/figures',
    summary: 'How the market does in a range of days, at most 366; the last 30 when none is given',
    access: 'staff',
    staff: ['admin', 'support', 'finance', 'content'],
    query: v.object({ date_start: v.optional(Day), date_end: v.optional(Day) }),
    data: MarketFigures,
  }),
};
