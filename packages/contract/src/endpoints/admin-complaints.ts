import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { complaintTypeNames } from '../orders/order-reasons.ts';
import { orderStatusNames } from '../orders/order-status.ts';
import { Reason, Search } from '../schemas/admin-fields.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';
import { ApprovalExtra, WaitingApproval } from './admin-approvals.ts';
import { ReportedChat } from './admin-reports.ts';

export const AdminComplaint = v.object({
  id: v.number(),
  order_code: v.string(),
  order_status: v.picklist(orderStatusNames),
  status: v.picklist(['open', 'escalated', 'resolved', 'withdrawn']),
  type: v.picklist(complaintTypeNames),
  type_label: v.string(),
  /** Rupiah that the buyer requests, and the most that can be refunded. */
  amount: Rupiah,
  held: Rupiah,
  refunded: v.nullable(Rupiah),
  buyer: v.object({ user_id: v.number(), name: v.string(), email: v.string() }),
  merchant: v.object({ id: v.number(), merchant_name: v.string() }),
  created_at: v.string(),
  /** Until then the seller may reply; afterwards staff decide. */
  due_at: v.string(),
  closed_at: v.nullable(v.string()),
});
export type AdminComplaint = v.InferOutput<typeof AdminComplaint>;

/** Who can be asked about a complaint. */
export const complaintSides = ['buyer', 'seller'] as const;

/** What somebody complained of before, or was complained of. */
const EarlierComplaints = v.object({
  total: v.number(),
  /** At most five, newest first. */
  latest: v.array(
    v.object({
      id: v.number(),
      order_code: v.string(),
      type_label: v.string(),
      status: AdminComplaint.entries.status,
      refunded: v.nullable(Rupiah),
      created_at: v.string(),
    }),
  ),
});

export const AdminComplaintDetail = v.object({
  ...AdminComplaint.entries,
  /** Each good for 60 seconds. */
  images: v.array(v.string()),
  messages: v.array(
    v.object({ actor: v.picklist(['buyer', 'seller', 'staff']), text: v.string(), at: v.string() }),
  ),
  /** What staff wanted to know of a side, oldest first; no decision before `due_at` without the reply. */
  requests: v.optional(
    v.array(
      v.object({
        side: v.picklist(complaintSides),
        text: v.string(),
        requested_at: v.string(),
        due_at: v.string(),
        replied_at: v.nullable(v.string()),
      }),
    ),
  ),
  /** Of the buyer with any store, and of the store with any buyer. */
  earlier: v.optional(v.object({ buyer: EarlierComplaints, store: EarlierComplaints })),
  /** A decision about it or its order waits for a colleague; absent where nothing waits. */
  approval: v.optional(WaitingApproval),
  /** What both sides got by the order's journals; null while its money is held. */
  result: v.nullable(v.object({ refunded: Rupiah, seller_net: Rupiah })),
  items: v.array(v.object({ name: v.string(), variant_label: v.string(), qty: v.number(), total: Rupiah })),
  money: v.object({ items: Rupiah, shipping: Rupiah, insurance: Rupiah, grand_total: Rupiah }),
  shipping: v.object({
    courier: v.string(),
    service: v.string(),
    awb: v.nullable(v.string()),
    shipped_at: v.nullable(v.string()),
    delivered_at: v.nullable(v.string()),
  }),
});
export type AdminComplaintDetail = v.InferOutput<typeof AdminComplaintDetail>;

/** Where the money of an order goes when the buyer gets so much of it back; the parts add up to what is held. */
export const RefundSplit = v.object({
  buyer: Rupiah,
  seller: Rupiah,
  /** Back to the marketplace's promos. */
  platform: Rupiah,
  courier: Rupiah,
  commission: Rupiah,
});
export type RefundSplit = v.InferOutput<typeof RefundSplit>;

export const adminComplaints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/complaints/list',
    summary: 'Complaints; those that wait for staff by default, the oldest first',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      status: v.optional(v.picklist(['escalated', 'open', 'resolved', 'withdrawn', 'all']), 'escalated'),
      /** A part of the order's code, or of the name of its buyer or store. */
      search: Search,
      ...pageQuery,
    }),
    data: v.array(AdminComplaint),
    meta: Meta,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/complaints/detail/:id',
    summary: 'Get a complaint with its images, messages and order',
    access: 'staff',
    staff: ['admin', 'support'],
    params: v.object({ id: PathId }),
    data: AdminComplaintDetail,
  }),
  readChat: endpoint({
    method: 'POST',
    path: '/admin/complaints/chat',
    summary:
      'Read what the two sides of a complaint last wrote to each other, with a reason; the audit keeps who read it and why',
    access: 'staff',
    staff: ['admin', 'support'],
    body: v.object({ complaint_id: BodyId, reason: Reason }),
    data: ReportedChat,
  }),
  split: endpoint({
    method: 'GET',
    path: '/admin/complaints/split/:id',
    summary: 'What each side would get with a refund, as the decision would book it',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    params: v.object({ id: PathId }),
    query: v.object({
      refund_amount: v.pipe(
        v.union([v.string(), v.number()]),
        v.transform(Number),
        v.safeInteger(messageId('complaint.amount')),
        v.minValue(0, messageId('complaint.amount')),
      ),
    }),
    data: RefundSplit,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/admin/complaints/request',
    summary:
      'Ask a side of a complaint something; it has 48 hours, within which nobody decides without its reply',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({
      complaint_id: BodyId,
      side: v.picklist(complaintSides, messageId('field.invalid')),
      text: Reason,
    }),
    data: AdminComplaintDetail,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/complaints/decide',
    summary: 'End a complaint: a refund for the buyer, or 0 for the seller',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({
      complaint_id: BodyId,
      refund_amount: v.pipe(
        v.number(messageId('complaint.amount')),
        v.safeInteger(messageId('complaint.amount')),
        v.minValue(0, messageId('complaint.amount')),
      ),
      note: Reason,
    }),
    data: AdminComplaintDetail,
    extra: ApprovalExtra,
  }),
};
