import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { rejectReasonNames } from '../orders/order-reasons.ts';
import { sellerTabs } from '../orders/order-status.ts';
import { sellerActions } from '../orders/order-table.ts';
import { ComplaintReply, orderHistoryEntries, orderRowEntries } from '../schemas/order.ts';
import { OrderMoneyState } from '../schemas/order-money.ts';
import { OrderTaxDocuments } from '../schemas/tax-documents.ts';
import { Day, TransactionCode } from '../schemas/wire-id.ts';
import { maxSearch } from '../validation/search.ts';
import { deliveryReportRules, waybillRules } from '../validation/waybill.ts';

/** An order in the seller's list; the buyer's phone is masked. */
export const SellerOrder = v.object({
  ...orderRowEntries,
  buyer: v.object({ username: v.string(), masked_phone: v.nullable(v.string()) }),
  city: v.string(),
  /**
   * What the store gets of it, in rupiah: by its journals, and while the money is held what it will get if all goes
   * well.
   */
  seller_net: Rupiah,
  money_state: OrderMoneyState,
  /** What the one action among `actions` that gives money back would mean for both sides. */
  refund_preview: v.nullable(v.object({ refunded: Rupiah, seller_net: Rupiah })),
  actions: v.array(v.picklist(sellerActions)),
});
export type SellerOrder = v.InferOutput<typeof SellerOrder>;

export const SellerOrderDetail = v.object({
  ...SellerOrder.entries,
  ...orderHistoryEntries,
  note: v.string(),
  weight_gram: v.number(),
  /** items − seller_voucher − returned − shipping_subsidy − commission − fee + shipping_reimbursed = seller_net. */
  breakdown: v.object({
    items: Rupiah,
    seller_voucher: Rupiah,
    /** What of the items was given back: to the buyer, and the marketplace's part of their price. */
    returned: Rupiah,
    /** What the buyer got back in all, shipping included, and what of the marketplace's discounts it took back. */
    refunded: Rupiah,
    refunded_promo: Rupiah,
    /** What the store pays of the shipping rate by its own shipping offer. */
    shipping_subsidy: v.optional(Rupiah),
    /** What the store gets back of shipping and insurance because it paid the courier itself. */
    shipping_reimbursed: v.optional(Rupiah),
    commission: Rupiah,
    /** Basis points of what the items cost after the seller's voucher. */
    commission_bps: v.number(),
    fee: Rupiah,
    seller_net: Rupiah,
    /** As the buyer was charged. */
    shipping: Rupiah,
    insurance: Rupiah,
    /** What of these two goes to the courier. */
    delivery: Rupiah,
  }),
  documents: v.optional(OrderTaxDocuments),
});
export type SellerOrderDetail = v.InferOutput<typeof SellerOrderDetail>;

const codes = v.union([
  v.object({ order_code: TransactionCode }),
  v.object({ order_codes: v.pipe(v.array(TransactionCode), v.minLength(1), v.maxLength(100)) }),
]);

/** `id` is the code once more. */
const refused = v.array(
  v.object({ id: v.optional(v.string()), order_code: v.string(), message: v.string() }),
);
/** Each order separately: some may succeed while others are rejected. When none succeeds, the code is not 200. */
const outcomes = v.object({ done: v.array(v.string()), failed: refused });
const text = v.optional(
  v.pipe(v.string(messageId('field.invalid')), v.trim(), v.maxLength(500, messageId('text.long.500'))),
  '',
);

export const selling = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/orders/list',
    scope: ['orders:read'],
    summary: 'Orders of my store, newest first; new ones by their deadline',
    access: 'merchant',
    area: 'orders',
    query: v.object({
      status: v.optional(v.picklist(sellerTabs), 'all'),
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxSearch, messageId('search.long'))), ''),
      courier: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
      date_start: v.optional(Day),
      date_end: v.optional(Day),
      ...pageQuery,
    }),
    data: v.array(SellerOrder),
    meta: Meta,
    extra: v.object({ counts: v.record(v.picklist(sellerTabs), v.number()) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/orders/detail/:code',
    scope: ['orders:read'],
    summary: 'One order of my store',
    access: 'merchant',
    area: 'orders',
    params: v.object({ code: TransactionCode }),
    data: SellerOrderDetail,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/approve',
    scope: ['orders:write'],
    summary: 'Accept new orders',
    access: 'merchant',
    area: 'orders',
    idempotent: true,
    body: codes,
    data: outcomes,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/reject',
    scope: ['orders:write'],
    summary: 'Reject a new order with a full refund',
    access: 'merchant',
    area: 'orders',
    idempotent: true,
    body: v.object({
      order_code: TransactionCode,
      reason: v.picklist(rejectReasonNames, messageId('order.reason.required')),
      description: text,
    }),
    data: SellerOrderDetail,
  }),
  pickup: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/pickup',
    scope: ['orders:write'],
    summary: 'Call the courier for packed orders',
    access: 'merchant',
    area: 'orders',
    idempotent: true,
    body: codes,
    data: v.object({
      done: v.array(v.object({ order_code: v.string(), awb: v.string() })),
      failed: refused,
    }),
  }),
  waybill: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/waybill',
    scope: ['orders:write'],
    summary: 'Enter the waybill of a parcel that I brought to the courier, or correct it before it arrives',
    access: 'merchant',
    area: 'orders',
    idempotent: true,
    body: v.object({ order_code: TransactionCode, ...waybillRules }),
    data: SellerOrderDetail,
  }),
  delivered: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/delivered',
    scope: ['orders:write'],
    summary: 'Report the arrival of a parcel with my own waybill, with its receiver and a photo',
    access: 'merchant',
    area: 'orders',
    idempotent: true,
    body: v.object({ order_code: TransactionCode, ...deliveryReportRules }),
    data: SellerOrderDetail,
  }),
  returned: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/returned',
    scope: ['orders:write'],
    summary: 'Confirm that a parcel came back to me, so that its stock returns',
    access: 'merchant',
    area: 'orders',
    idempotent: true,
    body: v.object({ order_code: TransactionCode }),
    data: SellerOrderDetail,
  }),
  replyToCancelRequest: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/cancel',
    scope: ['orders:write'],
    summary: "Accept or refuse a buyer's request to cancel",
    access: 'merchant',
    area: 'orders',
    idempotent: true,
    body: v.object({
      order_code: TransactionCode,
      accept: v.boolean(messageId('field.required')),
      description: text,
    }),
    data: SellerOrderDetail,
  }),
  replyToStaff: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/complaint/reply',
    summary: 'Tell staff what they want to know about a complaint',
    access: 'merchant',
    area: 'talk',
    idempotent: true,
    body: v.object({ order_code: TransactionCode, text: ComplaintReply }),
    data: SellerOrderDetail,
  }),
  replyToComplaint: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/orders/complaint',
    summary: 'Accept the refund that a complaint requests, or escalate it to staff',
    access: 'merchant',
    area: 'talk',
    idempotent: true,
    body: v.object({
      order_code: TransactionCode,
      accept: v.boolean(messageId('field.required')),
      description: text,
    }),
    data: SellerOrderDetail,
  }),
};
