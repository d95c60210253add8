import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Rupiah } from '../money.ts';
import { DateTime, Search } from '../schemas/admin-fields.ts';
import { growing } from '../schemas/growing.ts';
import { Day } from '../schemas/wire-id.ts';
import { staffRoles } from '../staff-role.ts';

/** One action of a privileged user: who, to what, what it was before and after, why, from where. */
export const AuditEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** Null: the marketplace by itself. */
  actor: v.nullable(v.object({ id: v.number(), email: v.string(), role: v.string() })),
  action: v.string(),
  target: v.object({ type: v.string(), id: v.string() }),
  before: v.unknown(),
  after: v.unknown(),
  reason: v.nullable(v.string()),
  ip: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** Events around accounts and rejections; equal ones of one minute are one entry. */
export const SecurityEvent = v.object({
  id: v.number(),
  /** Of the last of them, and of the first. */
  at: v.string(),
  first_at: v.string(),
  count: v.number(),
  event: v.string(),
  /** Who was signed in, and whose account it was about; null where nobody was, or nobody is known. */
  actor: v.nullable(v.object({ id: v.number(), email: v.string() })),
  account: v.nullable(v.object({ id: v.number(), email: v.string() })),
  /** An IPv4 address, an IPv6 /64, or `*` for many. */
  network: v.string(),
  details: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
});
export type SecurityEvent = v.InferOutput<typeof SecurityEvent>;

/**
 * What is wrong with the market as a whole. `no_payment_method`: nobody can pay. `ledger_fault`: the last check of the
 * books found faults that nobody explained. `search_oversized`: too many products for the embedded search.
 * `approval_off`: one person alone may move any sum. `approval_alone`: nobody else could approve.
 */
export const marketNotices = [
  'no_payment_method',
  'ledger_fault',
  'search_oversized',
  'approval_off',
  'approval_alone',
] as const;
export type MarketNotice = (typeof marketNotices)[number];

/** How much waits for staff. */
export const AdminOverview = v.object({
  stores: v.object({ submitted: v.number(), late: v.number() }),
  withdrawals: v.object({ open: v.number(), amount: Rupiah, late: v.number() }),
  complaints: v.object({ escalated: v.number(), open: v.number() }),
  flash_items: v.object({ submitted: v.number() }),
  /** What stops trade, or lets one person alone move money; the first is the most urgent. */
  notices: v.array(growing(marketNotices)),
  server_time: v.string(),
});
export type AdminOverview = v.InferOutput<typeof AdminOverview>;

const word = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)));

/** The member of the staff who is signed in. */
export const AdminMe = v.object({
  id: v.number(),
  email: v.string(),
  fullname: v.nullable(v.string()),
  roles: v.array(v.picklist(staffRoles)),
});
export type AdminMe = v.InferOutput<typeof AdminMe>;

export const admin = {
  me: endpoint({
    method: 'GET',
    path: '/admin/me',
    summary: 'The signed-in member of the staff and their roles',
    access: 'staff',
    staff: ['admin', 'support', 'finance', 'content'],
    data: AdminMe,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/admin/overview',
    summary: 'Count pending staff work',
    access: 'staff',
    staff: ['admin', 'support', 'finance', 'content'],
    data: AdminOverview,
  }),
  audit: endpoint({
    method: 'GET',
    path: '/admin/audit/list',
    summary: 'List staff actions, newest first',
    access: 'staff',
    staff: ['admin'],
    query: v.object({
      action: word,
      target_type: word,
      target_id: word,
      actor: Search,
      date_start: v.optional(Day),
      date_end: v.optional(Day),
      ...pageQuery,
    }),
    data: v.array(AuditEntry),
    meta: Meta,
  }),
  securityEvents: endpoint({
    method: 'GET',
    path: '/admin/security-events/list',
    summary: 'Logins, refusals and changes of accounts, newest first',
    access: 'staff',
    staff: ['admin', 'support'],
    query: v.object({
      event: word,
      /** An e-mail or an account's number. */
      user: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
      since: v.optional(DateTime),
      ...pageQuery,
    }),
    data: v.array(SecurityEvent),
    meta: Meta,
  }),
};
