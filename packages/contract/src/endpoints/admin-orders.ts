import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { orderStatusNames } from '../orders/order-status.ts';
import { staffOrderActionNames } from '../orders/order-table.ts';
import { Reason, Search, Version } from '../schemas/admin-fields.ts';
import { orderHistoryEntries, orderRowEntries } from '../schemas/order.ts';
import { Day, PathId, TransactionCode } from '../schemas/wire-id.ts';
import { courierCodes } from '../validation/store.ts';
import { ApprovalExtra, WaitingApproval } from './admin-approvals.ts';
import { ledgerAccounts, ledgerEvents } from './admin-ledger.ts';
import { AdminCharge } from './admin-payments.ts';

/** Rows of one page of the list. */
export const orderPage = 50;

/** Up to so many matching orders are counted. */
export const maxCountedOrders = 1_000;

/** How orders are paid, as the list tells them apart; `wallet` paid everything. */
export const orderMethods = [
  'va_bca',
  'va_bni',
  'va_bri',
  'va_mandiri',
  'va_permata',
  'va_cimb',
  'qris',
  'gopay',
  'shopeepay',
  'transfer',
  'wallet',
] as const;

/** An order in the list of all stores. */
export const AdminOrder = v.object({
  order_code: v.string(),
  placed_at: v.string(),
  buyer: v.object({ user_id: v.number(), name: v.string() }),
  store: v.object({ id: v.number(), merchant_name: v.string() }),
  status: v.picklist(orderStatusNames),
  status_label: v.string(),
  grand_total: Rupiah,
  due: orderRowEntries.due,
});
export type AdminOrder = v.InferOutput<typeof AdminOrder>;

/** Rupiah into an account, or out of it when negative; what is owed is positive. */
const AdminPosting = v.object({
  account: v.picklist(ledgerAccounts),
  /** Of an escrow: the order whose money it holds. */
  order_code: v.nullable(v.string()),
  amount: Rupiah,
});
export type AdminPosting = v.InferOutput<typeof AdminPosting>;

const AdminJournal = v.object({
  event: v.picklist(ledgerEvents),
  at: v.string(),
  postings: v.array(AdminPosting),
  /** What the order's escrow held after it. */
  escrow: Rupiah,
});
export type AdminJournal = v.InferOutput<typeof AdminJournal>;

/** What an act would book, from the function that books it; its postings add up to 0. */
const OfferedAction = v.object({
  action: v.picklist(staffOrderActionNames),
  postings: v.array(AdminPosting),
});

/** The deadlines of an order that staff can move once: the seller's, the courier's and the buyer's. */
export const extendableDeadlines = ['respond', 'ship', 'pickup', 'complete'] as const;
export type ExtendableDeadline = (typeof extendableDeadlines)[number];

/** By so many hours at most. */
export const maxExtension = 72;

/** Everything about one order. Contacts are masked; the street is null for roles that decide nothing about orders. */
export const AdminOrderDetail = v.object({
  ...AdminOrder.entries,
  order_group_code: v.string(),
  version: v.number(),
  note: v.string(),
  buyer: v.object({ ...AdminOrder.entries.buyer.entries, email: v.string(), phone: v.nullable(v.string()) }),
  store: v.object({
    ...AdminOrder.entries.store.entries,
    merchant_slug: v.string(),
    owner: v.object({ user_id: v.number(), name: v.string() }),
  }),
  items: v.array(
    v.object({
      name: v.string(),
      variant_label: v.string(),
      qty: v.number(),
      price: Rupiah,
      total: Rupiah,
    }),
  ),
  /** items − seller_voucher − platform_voucher + shipping − shipping_discount + insurance = grand_total. */
  money: v.object({
    items: Rupiah,
    seller_voucher: Rupiah,
    platform_voucher: Rupiah,
    shipping: Rupiah,
    shipping_discount: Rupiah,
    insurance: Rupiah,
    wallet_used: Rupiah,
  }),
  address: v.object({ ...orderHistoryEntries.address.entries, address: v.nullable(v.string()) }),
  /** Each attempt to collect what the wallet did not pay, for the whole group. */
  payments: v.array(AdminCharge),
  shipment: v.object({
    courier: v.string(),
    service: v.string(),
    awb: v.nullable(v.string()),
    /** Oldest first. */
    scans: v.array(
      v.object({ description: v.string(), city: v.nullable(v.string()), at: v.string(), note: v.string() }),
    ),
  }),
  complaint_id: v.nullable(v.number()),
  /** A decision about it that waits for a colleague. */
  approval: v.nullable(WaitingApproval),
  /** Oldest first. */
  events: v.array(
    v.object({
      transition: v.string(),
      status_label: v.string(),
      actor: v.picklist(['buyer', 'seller', 'staff', 'system', 'courier']),
      /** Who it was; null for machines. */
      name: v.nullable(v.string()),
      note: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  /** What staff wrote to each other about it, newest first. */
  notes: v.optional(v.array(v.object({ id: v.number(), text: v.string(), by: v.string(), at: v.string() }))),
  /** Oldest first: of the order, of its payment and of its parcels. */
  journals: v.array(AdminJournal),
  /** What staff can do with it now. */
  actions: v.array(OfferedAction),
  /** The deadline that staff can still move; null for none, and after it was moved once. */
  extendable: v.nullable(v.picklist(extendableDeadlines)),
  /** How its deadline was moved. */
  extension: v.nullable(
    v.object({
      deadline: v.picklist(extendableDeadlines),
      hours: v.number(),
      reason: v.string(),
      at: v.string(),
    }),
  ),
});
export type AdminOrderDetail = v.InferOutput<typeof AdminOrderDetail>;

/** What the days of the list are of. */
export const orderDayKinds = ['placed', 'paid', 'sold', 'completed'] as const;

export const adminOrders = {
  list: endpoint({
    method: 'GET',
    path: '/admin/orders/list',
    summary: 'Orders of all stores by the time they were placed',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    query: v.object({
      status: v.optional(v.picklist(['all', ...orderStatusNames]), 'all'),
      store: v.optional(PathId),
      /** Overdue by an hour, silent on the way, or a week later than the courier said. */
      stuck: v.optional(v.picklist(['yes', 'all']), 'all'),
      courier: v.optional(v.picklist(['all', ...courierCodes]), 'all'),
      method: v.optional(v.picklist(['all', ...orderMethods]), 'all'),
      /** A code of an order or payment, a waybill, or a part of a buyer's or store's name. */
      search: Search,
      date_start: v.optional(Day),
      date_end: v.optional(Day),
      /**
       * What the two days are of, as the figures of the market count: placed; paid; paid and not canceled since; or
       * completed.
       */
      by: v.optional(v.picklist(orderDayKinds), 'placed'),
      sort: v.optional(v.picklist(['newest', 'oldest']), 'newest'),
      /** `next_cursor` of the page before. */
      cursor: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    }),
    data: v.array(AdminOrder),
    extra: v.object({
      /** All that match, but at most one more than are counted. */
      total: v.number(),
      next_cursor: v.nullable(v.string()),
      /** All that match, and the rupiah of their items; only where `by` counts as a figure does. */
      sums: v.optional(v.object({ orders: v.number(), items: Rupiah })),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/orders/detail/:code',
    summary: 'Get an order with both sides, its parcel, everything that happened and its journals',
    access: 'staff',
    staff: ['admin', 'support', 'finance'],
    params: v.object({ code: TransactionCode }),
    data: AdminOrderDetail,
  }),
  act: endpoint({
    method: 'POST',
    path: '/admin/orders/act',
    summary: 'Cancel an order, complete it, or give its parcel up as lost; both sides read why',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({
      order_code: TransactionCode,
      /** Of the order that staff saw: one that was moved meanwhile is a 409. */
      version: Version,
      action: v.picklist(staffOrderActionNames, messageId('field.invalid')),
      reason: Reason,
    }),
    data: AdminOrderDetail,
    extra: ApprovalExtra,
  }),
  note: endpoint({
    method: 'POST',
    path: '/admin/orders/note',
    summary: 'Write a note about an order, which staff alone read',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({ order_code: TransactionCode, text: Reason }),
    data: AdminOrderDetail,
  }),
  extend: endpoint({
    method: 'POST',
    path: '/admin/orders/extend',
    summary: 'Move the deadline that the order waits for, once; both sides read why',
    access: 'staff',
    staff: ['admin', 'support'],
    idempotent: true,
    body: v.object({
      order_code: TransactionCode,
      version: Version,
      hours: v.pipe(
        v.number(messageId('admin.hours.invalid')),
        v.integer(messageId('admin.hours.invalid')),
        v.minValue(1, messageId('admin.hours.invalid')),
        v.maxValue(maxExtension, messageId('admin.hours.invalid')),
      ),
      reason: Reason,
    }),
    data: AdminOrderDetail,
  }),
};
