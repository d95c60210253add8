import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { Reason, Search, Version } from '../schemas/admin-fields.ts';
import { StoreType } from '../schemas/store-type.ts';
import { BodyId, Day, PathId } from '../schemas/wire-id.ts';
import { storeReviewFields } from '../stores/review-fields.ts';
import { ApprovalExtra } from './admin-approvals.ts';
import { CommissionBps } from './admin-catalog.ts';

const storeTypeNames = ['official', 'star', 'regular'] as const;
const verification = v.picklist(['draft', 'submitted', 'approved', 'rejected', 'suspended']);
const field = v.picklist(storeReviewFields);

/** A store in the back office's list. */
export const AdminStore = v.object({
  id: v.number(),
  merchant_name: v.string(),
  merchant_slug: v.string(),
  is_company: v.picklist(['personal', 'company']),
  city: v.string(),
  owner: v.object({ id: v.number(), email: v.string(), fullname: v.string() }),
  verification_status: verification,
  submitted_at: v.nullable(v.string()),
  verify_due_at: v.nullable(v.string()),
  /** Waits longer than the promised day. */
  is_late: v.boolean(),
  /** Parts that wait for a decision. */
  waiting: v.array(field),
  store_type: v.optional(StoreType),
  rating: v.optional(v.number()),
  /** Rupiah of items in orders that were paid within the last 30 days and not canceled. */
  gmv: v.optional(Rupiah),
  /** Orders within the last 30 days that it let lapse. */
  penalties: v.optional(v.number()),
  created_at: v.string(),
});
export type AdminStore = v.InferOutput<typeof AdminStore>;

/** A document; `files/open` records each look at it and gives its address. */
const paper = v.optional(
  v.object({
    media_id: v.number(),
    status: v.picklist(['submitted', 'approved', 'rejected']),
    reason: v.nullable(v.string()),
  }),
);

const bank = {
  bank_id: v.number(),
  bank_name: v.string(),
  rekening: v.string(),
  cabang: v.string(),
  atas_nama: v.string(),
};

/** A store's full verification file. */
export const AdminStoreDetail = v.object({
  id: v.number(),
  merchant_name: v.string(),
  merchant_slug: v.string(),
  merchant_photo: v.nullable(v.string()),
  description: v.string(),
  is_company: v.picklist(['personal', 'company']),
  is_pkp: v.picklist(['pkp', 'non-pkp']),
  no_npwp: v.string(),
  /** The day from which its invoices state PPN. */
  pkp_since: v.optional(v.nullable(v.string())),
  pic_name: v.string(),
  pic_phone: v.string(),
  company_address: v.string(),
  owner: v.object({
    id: v.number(),
    email: v.string(),
    username: v.nullable(v.string()),
    fullname: v.string(),
    phone: v.string(),
    birthday: v.nullable(v.string()),
    status: v.picklist(['active', 'suspended']),
  }),
  location: v.nullable(
    v.object({
      company_name: v.string(),
      address: v.string(),
      province: v.string(),
      city: v.string(),
      sub_district: v.string(),
      area: v.string(),
      zipcode: v.string(),
    }),
  ),
  bank: v.nullable(
    v.object({
      ...bank,
      /** The account that staff approved last, while this one waits for them. */
      previous: v.optional(v.nullable(v.object(bank))),
    }),
  ),
  documents: v.object({
    file_ktp: paper,
    file_ktp_selfie: paper,
    file_npwp: paper,
    file_company_doc: paper,
  }),
  verification_status: verification,
  submitted_at: v.nullable(v.string()),
  verify_due_at: v.nullable(v.string()),
  is_late: v.boolean(),
  /** Until when the seller can answer what staff asked for; null: nothing is open. */
  reply_due_at: v.optional(v.nullable(v.string())),
  /** How lists mark it; buyers filter by it. */
  store_type: v.optional(StoreType),
  /** Basis points that it pays itself today; null: what its products' categories pay. */
  commission_bps: v.optional(v.nullable(v.number())),
  /** The rate that replaces it, and its first day in Asia/Jakarta; null when none is planned. */
  next_commission: v.optional(
    v.nullable(v.object({ commission_bps: v.nullable(v.number()), valid_from: v.string() })),
  ),
  verified_at: v.nullable(v.string()),
  suspend_reason: v.nullable(v.string()),
  items: v.array(
    v.object({
      field,
      status: v.picklist(['submitted', 'rejected']),
      reason: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  /**
   * Other stores and accounts with an image, the bank account, a phone or the NPWP of this one, at most ten of each;
   * for those who decide about documents.
   */
  elsewhere: v.optional(
    v.array(
      v.object({
        what: v.picklist(['image', 'account', 'phone', 'npwp']),
        kind: v.picklist(['store', 'user']),
        id: v.number(),
        name: v.string(),
      }),
    ),
  ),
  /** What happened to the store, newest first. */
  events: v.array(
    v.object({
      action: v.string(),
      actor: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  version: v.number(),
});
export type AdminStoreDetail = v.InferOutput<typeof AdminStoreDetail>;

const decision = {
  merchant_id: BodyId,
  /** Of the file that staff opened: a store changed meanwhile is a 409. */
  version: v.optional(Version),
};

export const adminStores = {
  list: endpoint({
    method: 'GET',
    path: '/admin/merchants/list',
    summary: 'List stores, longest waiting first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      status: v.optional(
        v.picklist(['submitted', 'late', 'changed', 'draft', 'approved', 'rejected', 'suspended', 'all']),
        'submitted',
      ),
      type: v.optional(v.picklist(['all', ...storeTypeNames]), 'all'),
      /** First approved on these days of Jakarta, both included. */
      date_start: v.optional(Day),
      date_end: v.optional(Day),
      search: Search,
      ...pageQuery,
    }),
    data: v.array(AdminStore),
    meta: Meta,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/merchants/detail/:id',
    summary: "One store's file with its documents",
    access: 'staff',
    // Finance reads neither documents nor contacts in it.
    staff: ['admin', 'support', 'finance'],
    params: v.object({ id: PathId }),
    data: AdminStoreDetail,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/merchants/approve',
    summary: 'Approve a store, or the changes of an approved store',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object(decision),
    data: AdminStoreDetail,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/admin/merchants/reject',
    summary: 'Refuse parts of a store, each with its reason',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({
      ...decision,
      reasons: v.pipe(
        v.array(
          v.object({ field: v.picklist(storeReviewFields, messageId('field.invalid')), reason: Reason }),
          messageId('admin.reason.required'),
        ),
        v.minLength(1, messageId('admin.reason.required')),
        v.maxLength(storeReviewFields.length, messageId('field.invalid')),
      ),
    }),
    data: AdminStoreDetail,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/admin/merchants/ask',
    summary: 'Ask the seller of a new store for better parts; the time to decide stops until the answer',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({
      ...decision,
      items: v.pipe(
        v.array(
          v.object({ field: v.picklist(storeReviewFields, messageId('field.invalid')), message: Reason }),
          messageId('admin.reason.required'),
        ),
        v.minLength(1, messageId('admin.reason.required')),
        v.maxLength(storeReviewFields.length, messageId('field.invalid')),
      ),
    }),
    data: AdminStoreDetail,
  }),
  setType: endpoint({
    method: 'POST',
    path: '/admin/merchants/type',
    summary: 'Make a store official, a star seller or an ordinary one; its products show it within seconds',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({ ...decision, store_type: StoreType, reason: Reason }),
    data: AdminStoreDetail,
  }),
  setCommission: endpoint({
    method: 'POST',
    path: '/admin/merchants/commission',
    summary:
      'Set what a store pays from a day on, whatever it sells; it waits for a colleague, and orders that are placed keep their rate',
    access: 'staff',
    staff: ['admin', 'finance'],
    idempotent: true,
    body: v.object({
      ...decision,
      /** Basis points; null for what the categories pay. */
      commission_bps: CommissionBps,
      /** Its first day in Asia/Jakarta, today at the earliest. */
      valid_from: Day,
      reason: Reason,
    }),
    data: AdminStoreDetail,
    extra: ApprovalExtra,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/admin/merchants/suspend',
    summary: "Stop a store's selling and its withdrawals at once",
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    body: v.object({ merchant_id: BodyId, reason: Reason }),
    data: AdminStoreDetail,
  }),
  unsuspend: endpoint({
    method: 'POST',
    path: '/admin/merchants/unsuspend',
    summary: 'Reinstate a suspended store',
    access: 'staff',
    staff: ['admin'],
    idempotent: true,
    body: v.object({ merchant_id: BodyId, reason: Reason }),
    data: AdminStoreDetail,
  }),
};
