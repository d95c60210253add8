import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { cancelReasonNames, complaintTypeNames } from '../orders/order-reasons.ts';
import { buyerTabs } from '../orders/order-status.ts';
import { buyerActions } from '../orders/order-table.ts';
import { ComplaintReply, OrderMerchant, orderHistoryEntries, orderRowEntries } from '../schemas/order.ts';
import { OrderTaxDocuments } from '../schemas/tax-documents.ts';
import { BodyId, Day, TransactionCode } from '../schemas/wire-id.ts';
import { maxSearch } from '../validation/search.ts';

/** An order in the buyer's list (SPEC 7 "Buyer dashboard", domain 4). */
export const BuyerOrder = v.object({
  ...orderRowEntries,
  order_group_code: v.string(),
  merchant: OrderMerchant,
  actions: v.array(v.picklist(buyerActions)),
});
export type BuyerOrder = v.InferOutput<typeof BuyerOrder>;

/** What the buyer pays for one order, in rupiah. */
export const BuyerBreakdown = v.object({
  items: Rupiah,
  seller_voucher: Rupiah,
  platform_discount: Rupiah,
  shipping: Rupiah,
  /** What a shipping offer of the store or the marketplace pays of it; a voucher takes its part of the rest. */
  shipping_offer: v.optional(Rupiah),
  shipping_discount: Rupiah,
  insurance: Rupiah,
  total: Rupiah,
});

export const BuyerOrderDetail = v.object({
  ...BuyerOrder.entries,
  ...orderHistoryEntries,
  note: v.string(),
  payment: v.object({
    /** Null when the wallet paid everything. */
    method: v.nullable(v.string()),
    method_name: v.nullable(v.string()),
    wallet_used: Rupiah,
    paid_at: v.nullable(v.string()),
  }),
  price_breakdown: BuyerBreakdown,
  /** What went back into the wallet, and the marketplace's discounts that it took back; null when nothing did. */
  refund: v.nullable(v.object({ wallet: Rupiah, promo: Rupiah })),
  documents: v.optional(OrderTaxDocuments),
});
export type BuyerOrderDetail = v.InferOutput<typeof BuyerOrderDetail>;

const orderTabs = v.record(v.picklist(buyerTabs), v.number());

const longText = v.optional(
  v.pipe(v.string(messageId('field.invalid')), v.trim(), v.maxLength(1_000, messageId('text.long.1000'))),
  '',
);

export const orders = {
  list: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/order/list',
    summary: 'My orders, newest first',
    access: 'user',
    query: v.object({
      /** A tab. */
      status: v.optional(v.picklist(buyerTabs), 'all'),
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxSearch, messageId('search.long'))), ''),
      date_start: v.optional(Day),
      date_end: v.optional(Day),
      ...pageQuery,
    }),
    data: v.array(BuyerOrder),
    meta: Meta,
    /** Orders per tab, without search and dates. */
    extra: v.object({ counts: orderTabs }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/order/detail/:code',
    summary: 'One order of mine',
    access: 'user',
    params: v.object({ code: TransactionCode }),
    data: BuyerOrderDetail,
  }),
  status: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/order/status',
    summary: 'Confirm, cancel or complain about an order of mine',
    access: 'user',
    idempotent: true,
    body: v.variant('status', [
      v.object({ order_code: TransactionCode, status: v.literal('completed') }),
      v.object({
        order_code: TransactionCode,
        status: v.literal('cancelled'),
        reason: v.picklist(cancelReasonNames, messageId('order.reason.required')),
        description: longText,
      }),
      v.object({
        order_code: TransactionCode,
        status: v.literal('complained'),
        reason: v.picklist(complaintTypeNames, messageId('order.reason.required')),
        description: v.pipe(
          v.string(messageId('complaint.description.short')),
          v.trim(),
          v.minLength(10, messageId('complaint.description.short')),
          v.maxLength(1_000, messageId('text.long.1000')),
        ),
        /** Images as evidence; required unless the parcel has not arrived. */
        media_ids: v.optional(
          v.pipe(v.array(BodyId), v.maxLength(5, messageId('complaint.images.many'))),
          [],
        ),
        /** How much of the order's total the buyer wants back, in rupiah; all of it when left out. */
        amount: v.optional(
          v.pipe(
            v.number(messageId('field.invalid')),
            v.safeInteger(messageId('field.invalid')),
            v.minValue(1, messageId('field.invalid')),
          ),
        ),
      }),
      v.object({ order_code: TransactionCode, status: v.literal('complaint_withdrawn') }),
    ]),
    data: BuyerOrderDetail,
  }),
  replyToStaff: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/order/complaint/reply',
    summary: 'Tell staff what they want to know about a complaint of mine',
    access: 'user',
    idempotent: true,
    body: v.object({ order_code: TransactionCode, text: ComplaintReply }),
    data: BuyerOrderDetail,
  }),
};
