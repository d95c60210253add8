import type {
  ComplaintType,
  ExtendableDeadline,
  InvoiceCompany,
  OrderActor,
  OrderReminder,
  OrderStatus,
} from '@pasar/contract';
import type { Generated, Selectable } from 'kysely';
import type { AddressSnapshot } from './place/placed-order.ts';

/**
 * The result of one payment: the orders of several stores under one code and one payment. Waiting: neither paid nor
 * closed.
 */
export interface OrderGroups {
  id: Generated<number>;
  code: string;
  user_id: number;
  /** The checkout session that it came from; one session makes one group. */
  checkout_id: number | null;
  /** Rupiah of the buyer's wallet; on hold until the rest is paid. */
  wallet_used: number;
  /** Rupiah that the payment provider has to collect. */
  payable: number;
  /** How the rest is paid; null when the wallet paid everything. */
  method: string | null;
  method_name: string | null;
  /** The company that the invoices name, as it was when the group was placed; null: the buyer. */
  buyer_tax: Generated<InvoiceCompany | null>;
  placed_at: Date;
  pay_due_at: Date;
  paid_at: Date | null;
  /** The payment that was accepted, when the payments module named it. */
  payment_id: number | null;
  closed_at: Date | null;
  closed_as: 'payment_expired' | 'cancelled_buyer' | null;
}
export type OrderGroupRow = Selectable<OrderGroups>;

/** What is bought from one store. Everything that money depends on is frozen here (domain 3.0). */
export interface Orders {
  id: Generated<number>;
  code: string;
  order_group_id: number;
  user_id: number;
  merchant_id: number;
  status: OrderStatus;
  /** Grows with every transition. */
  version: Generated<number>;
  address: AddressSnapshot;
  dropship: { name: string; phone: string } | null;
  note: string;
  /** Prices × quantities, in rupiah; already after the seller's own price cuts. */
  items_subtotal: number;
  seller_voucher: number;
  platform_voucher: number;
  shipping_price: number;
  /** What a shipping voucher takes off, after the offer. */
  shipping_discount: number;
  /**
   * The shipping offer that was in force, and what its store or the marketplace pays of the shipping rate (domain
   * 3.7).
   */
  shipping_offer_id: number | null;
  store_subsidy: Generated<number>;
  market_subsidy: Generated<number>;
  insurance: number;
  /** What the buyer pays. */
  grand_total: number;
  commission_bps: number;
  /** The expected earnings of an order. Once it is settled, its journals hold the real ones. */
  quoted_commission: number;
  fee_amount: number;
  quoted_net: number;
  courier: string;
  service: string;
  etd_min: number;
  etd_max: number;
  awb: string | null;
  /** Who paid the courier: the marketplace that booked it, or the seller who entered an own waybill. */
  shipping_paid_by: Generated<'market' | 'seller'>;
  preorder_days: number;
  missed_pickups: Generated<number>;
  placed_at: Date;
  paid_at: Date | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  /** When the courier brought the parcel back (T19), and when the seller confirmed to have it. */
  returned_at: Generated<Date | null>;
  return_confirmed_at: Generated<Date | null>;
  /** When a final status was reached. */
  ended_at: Date | null;
  /** At most one of the four is set: the one that the status waits for. */
  respond_due_at: Date | null;
  ship_due_at: Date | null;
  pickup_due_at: Date | null;
  complete_due_at: Date | null;
  cancel_reason: string | null;
}
export type OrderRow = Selectable<Orders>;

export interface OrderItems {
  id: Generated<number>;
  order_id: number;
  product_id: number;
  variant_id: number;
  flash_sale_item_id: number | null;
  name: string;
  slug: string;
  variant_label: string;
  /** The cover's key in storage as it was. */
  image_key: string | null;
  qty: number;
  unit_price: number;
  /** This line's part of the seller's voucher and of the marketplace's. */
  seller_discount: number;
  platform_discount: number;
  line_total: number;
  weight_gram: number;
  note: string;
}
export type OrderItemRow = Selectable<OrderItems>;

/** Every transition; the timeline that both sides read. */
export interface OrderEvents {
  id: Generated<number>;
  order_id: number;
  transition: string;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  actor: OrderActor;
  actor_id: number | null;
  reason: string | null;
  note: string;
  at: Date;
}

/** The deadline of an order that staff moved; each order has one such row at most. */
export interface OrderExtensions {
  order_id: number;
  deadline: ExtendableDeadline;
  hours: number;
  reason: string;
  staff_id: number;
  at: Date;
}

/** Which promos took something off an order; they come back when all of their orders end before shipment. */
export interface OrderPromos {
  order_id: number;
  promo_id: number;
}

/** A buyer's request to cancel what the seller has approved. One per order. */
export interface CancelRequests {
  order_id: number;
  reason: string;
  description: string;
  status: Generated<'open' | 'accepted' | 'rejected' | 'lapsed'>;
  reply: Generated<string>;
  due_at: Date;
  created_at: Date;
  closed_at: Date | null;
}

export interface Complaints {
  id: Generated<number>;
  order_id: number;
  type: ComplaintType;
  /** Rupiah that the buyer wants back. */
  amount: number;
  /** Escalated: the seller rejected or did not reply, so staff decide. */
  status: Generated<'open' | 'escalated' | 'resolved' | 'withdrawn'>;
  media_ids: number[];
  due_at: Date;
  created_at: Date;
  closed_at: Date | null;
  /** What the buyer got back. */
  refunded: number | null;
}

export interface ComplaintMessages {
  id: Generated<number>;
  complaint_id: number;
  actor: 'buyer' | 'seller' | 'staff';
  actor_id: number | null;
  text: string;
  at: Date;
}

/** A point for a seller who let a deadline pass (T8). */
export interface SellerPenalties {
  order_id: number;
  merchant_id: number;
  at: Date;
}

/** What somebody was reminded of: each order, deadline and step once. */
export interface OrderReminders {
  order_id: number;
  deadline: OrderReminder;
  /** Hours before the deadline. */
  step: number;
  at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    order_reminders: OrderReminders;
    order_groups: OrderGroups;
    orders: Orders;
    order_items: OrderItems;
    order_events: OrderEvents;
    order_extensions: OrderExtensions;
    category_commissions: CategoryCommissions;
    store_commissions: StoreCommissions;
    order_promos: OrderPromos;
    cancel_requests: CancelRequests;
    complaints: Complaints;
    complaint_messages: ComplaintMessages;
    complaint_requests: ComplaintRequests;
    seller_penalties: SellerPenalties;
  }
}

/** What staff want to know of one side of a complaint. */
export interface ComplaintRequests {
  id: Generated<number>;
  complaint_id: number;
  side: 'buyer' | 'seller';
  text: string;
  staff_id: number;
  requested_at: Date;
  /** Until then nobody decides without the reply. */
  due_at: Date;
  replied_at: Date | null;
}

/** What a category pays from a day on; the last one that has begun holds. */
export interface CategoryCommissions {
  id: Generated<number>;
  category_id: number;
  /** Basis points; null for the rate of the level above. */
  commission_bps: number | null;
  /** `YYYY-MM-DD` in Asia/Jakarta. */
  valid_from: string;
  created_at: Date;
}

/** What a store pays from a day on, whatever it sells; the last one that has begun holds. */
export interface StoreCommissions {
  id: Generated<number>;
  merchant_id: number;
  /** Basis points; null for what the categories pay. */
  commission_bps: number | null;
  /** `YYYY-MM-DD` in Asia/Jakarta. */
  valid_from: string;
  created_at: Date;
}

declare module '../catalog/catalog.tables.ts' {
  interface Categories {
    /** Basis points of commission before any dated rate; null takes the rate of the level above (domain 3.10). */
    commission_bps: Generated<number | null>;
  }
}
