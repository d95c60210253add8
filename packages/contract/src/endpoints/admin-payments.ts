import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BodyId, TransactionCode } from '../schemas/wire-id.ts';
import { text } from '../validation/text.ts';
import { paymentStates } from './payments.ts';

/** One attempt to collect a payment; its times are ISO 8601. */
export const AdminCharge = v.object({
  reference: v.string(),
  provider: v.string(),
  method: v.string(),
  amount: Rupiah,
  status: v.picklist(['asked', 'waiting', 'paid', 'expired', 'cancelled', 'failed', 'unknown', 'reversed']),
  paid_amount: v.nullable(Rupiah),
  provider_ref: v.nullable(v.string()),
  expires_at: v.string(),
  responded_at: v.nullable(v.string()),
});

/** Who pays, with the address as the caller may read it. */
const Payer = v.object({ user_id: v.number(), email: v.string(), name: v.string() });

/** A payment of an order group with every attempt. */
export const AdminPayment = v.object({
  order_group_code: v.string(),
  status: v.picklist([...paymentStates, 'refunded']),
  method: v.string(),
  amount: Rupiah,
  buyer: Payer,
  created_at: v.string(),
  expires_at: v.string(),
  paid_at: v.nullable(v.string()),
  charges: v.array(AdminCharge),
});
export type AdminPayment = v.InferOutput<typeof AdminPayment>;

/** `waiting`: no proof yet; `ended`: the time was over or the method changed, but money may still come. */
export const transferStates = ['waiting', 'proved', 'confirmed', 'ended'] as const;

/** A transfer to the marketplace's own account that staff look for at the bank. */
export const AdminTransfer = v.object({
  reference: v.string(),
  order_group_code: v.string(),
  status: v.picklist(transferStates),
  /** What the buyer was told to transfer, to the rupiah. */
  amount: Rupiah,
  /** What came; null before. */
  received: v.nullable(Rupiah),
  sender: v.nullable(v.string()),
  proof_url: v.nullable(v.string()),
  proof_at: v.nullable(v.string()),
  expires_at: v.string(),
  buyer: Payer,
  bank_reference: v.nullable(v.string()),
  /** Why the last proof was refused. */
  reason: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
});
export type AdminTransfer = v.InferOutput<typeof AdminTransfer>;

/**
 * `shown_net`: pages show another amount than the journals. `payment_amount`: another amount came than was asked for.
 * `payment_unknown`: a provider reports what nobody knows. `payment_reversed`: a provider took a payment back.
 * `settlement`: a provider paid out another amount than it took. `courier_booking`: a service may have booked a parcel
 * that was given up. `courier_recall`: a courier keeps a parcel that was recalled. `courier_ended`: a service ended a
 * parcel that was fetched.
 */
export const mismatchKinds = [
  'shown_net',
  'payment_amount',
  'payment_unknown',
  'payment_reversed',
  'settlement',
  'courier_booking',
  'courier_recall',
  'courier_ended',
] as const;
export type MismatchKind = (typeof mismatchKinds)[number];

export const AdminMismatch = v.object({
  id: v.number(),
  kind: v.picklist(mismatchKinds),
  /** The code of what is wrong: an order, an attempt to pay or a parcel. */
  ref: v.string(),
  /** Rupiah too many, or too few when negative. */
  amount: v.number(),
  detail: v.string(),
  opened_at: v.string(),
  closed_at: v.nullable(v.string()),
  /** Null while it is open, and where a later check found it right. */
  closed_by: v.nullable(v.string()),
  decision: v.nullable(v.string()),
});
export type AdminMismatch = v.InferOutput<typeof AdminMismatch>;

/** `line` counts from 1, the head included, as an editor shows it. */
const Settlement = v.object({
  done: v.array(v.string()),
  failed: v.array(v.object({ line: v.number(), reference: v.string(), message: v.string() })),
});
export type Settlement = v.InferOutput<typeof Settlement>;

const Reference = v.pipe(
  v.string(messageId('field.required')),
  v.regex(/^[A-Z]{2,4}-\d{8}-[A-Z0-9]{5}-\d{1,3}$/, messageId('field.invalid')),
);

export const adminPayments = {
  list: endpoint({
    method: 'GET',
    path: '/admin/payments/list',
    summary: 'Payments with their attempts, newest first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      status: v.optional(v.picklist([...paymentStates, 'refunded', 'all']), 'all'),
      /** One of `providers`: those that it was asked to collect. */
      provider: v.optional(v.pipe(v.string(), v.maxLength(50)), ''),
      search: Search,
      ...pageQuery,
    }),
    data: v.array(AdminPayment),
    meta: Meta,
    extra: v.object({
      /** Who collects payments here; absent from older servers. */
      providers: v.optional(v.array(v.string())),
    }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/admin/payments/check',
    summary: 'Read now what the providers say about a payment',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({ order_group_code: TransactionCode }),
    data: AdminPayment,
  }),
  transfers: endpoint({
    method: 'GET',
    path: '/admin/payments/transfers',
    summary: 'Bank transfers; those with a proof first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      status: v.optional(v.picklist(['open', ...transferStates, 'all']), 'open'),
      search: Search,
      ...pageQuery,
    }),
    data: v.array(AdminTransfer),
    meta: Meta,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/admin/payments/confirm',
    summary: 'A bank transfer has come: its orders are paid, another amount goes to the wallet',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({
      reference: Reference,
      bank_reference: text({ required: 'payout.reference', max: [100, 'payout.reference'] }),
      /** Rupiah that came, when they are not what was asked for. */
      amount: v.optional(
        v.pipe(
          v.number(messageId('admin.amount.invalid')),
          v.safeInteger(messageId('admin.amount.invalid')),
          v.minValue(1, messageId('admin.amount.invalid')),
          v.maxValue(10_000_000_000, messageId('admin.amount.invalid')),
        ),
      ),
    }),
    data: AdminTransfer,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/admin/payments/reject',
    summary: 'Reject the proof of a bank transfer; the buyer reads why',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({ reference: Reference, reason: Reason }),
    data: AdminTransfer,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/admin/settlements/import',
    summary:
      'Book what a provider paid out, or what went into a courier deposit; bad lines are listed, good ones booked',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({
      provider: v.pipe(
        v.string(messageId('field.required')),
        v.regex(/^[a-z]{2,30}$/, messageId('field.invalid')),
      ),
      /** Columns reference, amount and fee, in rupiah. */
      csv: text({ max: [90_000, 'payout.file.long'] }),
    }),
    data: Settlement,
  }),
  mismatches: endpoint({
    method: 'GET',
    path: '/admin/mismatches/list',
    summary: 'Money that is not as it should be, the longest open first',
    access: 'staff',
    staff: ['admin', 'finance'],
    query: v.object({
      status: v.optional(v.picklist(['open', 'closed', 'all']), 'open'),
      /** The beginning of a code. */
      search: Search,
      ...pageQuery,
    }),
    data: v.array(AdminMismatch),
    meta: Meta,
  }),
  closeMismatch: endpoint({
    method: 'POST',
    path: '/admin/mismatches/close',
    summary: 'Close a mismatch with what was decided about it',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({ mismatch_id: BodyId, reason: Reason }),
    data: AdminMismatch,
  }),
};
