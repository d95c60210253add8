import type { InvoiceCompany } from '@pasar/contract';
import type { Generated } from 'kysely';

/** A purchase that a user prepares: from the cart, or of one product. One of each kind is open at a time. */
export interface CheckoutSessions {
  id: Generated<number>;
  user_id: number;
  source: 'cart' | 'single';
  /** Closed: another single purchase took its place. */
  status: Generated<'open' | 'paid' | 'closed'>;
  use_wallet: Generated<boolean>;
  /** The company that the invoices will name; null: the buyer. */
  invoice_to: Generated<InvoiceCompany | null>;
  /** The promos that the user selected; null until the best ones were selected once. */
  promo_ids: number[] | null;
  /** What the wallet would pay as the user last saw it, in rupiah. */
  seen_wallet: Generated<number>;
  opened_at: Date;
  expires_at: Date;
}

/** What is bought from one seller; its id is the specification's `order_id` before payment. */
export interface CheckoutOrders {
  id: Generated<number>;
  session_id: number;
  merchant_id: number;
  /** Null: to the user's default address. */
  address_id: number | null;
  dropship_name: string | null;
  dropship_phone: string | null;
  /** The service that the user selected; null for the cheapest. */
  courier: string | null;
  service: string | null;
  insurance: Generated<boolean>;
  note: Generated<string>;
}

export interface CheckoutItems {
  id: Generated<number>;
  checkout_order_id: number;
  variant_id: number;
  /** The cart's line that it came from. */
  cart_item_id: number | null;
  qty: number;
  note: string;
  /** Rupiah for one piece, as the user saw it at the beginning. */
  seen_price: number;
}

/** What a service costs for one order; its id is the specification's `shipper_result_id` (domain 3.7). */
export interface ShippingQuotes {
  id: Generated<number>;
  checkout_order_id: number;
  courier: string;
  service: string;
  price: number;
  etd_min: number;
  etd_max: number;
  zone: number;
  chargeable_gram: number;
  expires_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    checkout_sessions: CheckoutSessions;
    checkout_orders: CheckoutOrders;
    checkout_items: CheckoutItems;
    shipping_quotes: ShippingQuotes;
  }
}
