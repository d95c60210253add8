import * as v from 'valibot';
import { MerchantId } from '../ids.ts';
import { Rupiah } from '../money.ts';
import { InvoiceCompany } from '../schemas/invoice-to.ts';
import { ShippingCourier, UnavailableService } from '../schemas/shipping-service.ts';
import { AddressEntry } from './addresses.ts';
import { CartItem } from './cart.ts';
import { PaymentMethod } from './payments.ts';
import { PromoOption } from './promos.ts';

/** What is bought from one seller (SPEC 3 "Checkout preview"). `id` is the spec's order_id before payment. */
export const CheckoutOrder = v.object({
  id: v.number(),
  merchant: v.object({
    id: MerchantId,
    merchant_name: v.string(),
    merchant_slug: v.string(),
    merchant_photo: v.nullable(v.string()),
    city: v.string(),
  }),
  address_book_id: v.nullable(v.number()),
  address: v.nullable(AddressEntry),
  items: v.array(CartItem),
  weight_gram: v.number(),
  subtotal: Rupiah,
  /** Whether the store lets parcels leave in another name (domain 3.8). */
  accepts_dropship: v.optional(v.boolean()),
  is_dropship: v.boolean(),
  dropship_name: v.nullable(v.string()),
  dropship_phone: v.nullable(v.string()),
  shipping: v.object({
    couriers: v.array(ShippingCourier),
    /** Services that do not take this parcel, and why; absent without an address. */
    unavailable: v.optional(v.array(UnavailableService)),
  }),
  selected_shipping: v.nullable(
    v.object({
      shipper_result_id: v.number(),
      courier: v.string(),
      courier_name: v.string(),
      service: v.string(),
      description: v.string(),
      price: Rupiah,
      etd: v.string(),
      etd_date: v.object({ from: v.string(), to: v.string() }),
    }),
  ),
  insurance: v.boolean(),
  insurance_price: Rupiah,
  /** The items are worth more than the limit above which insurance is required. */
  insurance_required: v.boolean(),
  note: v.string(),
  seller_voucher: v.nullable(v.object({ promo_id: v.number(), promo_code: v.string(), amount: Rupiah })),
  /** This order's part of the marketplace's promos. */
  platform_discount: Rupiah,
  /** What a shipping offer pays of the selected service, and who; null without one. It uses up no voucher. */
  shipping_offer: v.optional(v.nullable(v.object({ by: v.picklist(['store', 'market']), amount: Rupiah }))),
  shipping_discount: Rupiah,
  total: Rupiah,
});
export type CheckoutOrder = v.InferOutput<typeof CheckoutOrder>;

export const CheckoutSummary = v.object({
  /** What the items cost at current prices. */
  subtotal: Rupiah,
  /** What the sellers' own price cuts and flash sales save against the crossed-out prices; already in `subtotal`. */
  product_discount: Rupiah,
  voucher: Rupiah,
  shipping: Rupiah,
  /** What shipping offers pay of it; vouchers take `shipping_discount` off the rest. */
  shipping_offer: v.optional(Rupiah),
  shipping_discount: Rupiah,
  insurance: Rupiah,
  use_wallet: v.boolean(),
  wallet_balance: Rupiah,
  wallet_used: Rupiah,
  grand_total: Rupiah,
  payable: Rupiah,
});
export type CheckoutSummary = v.InferOutput<typeof CheckoutSummary>;

export const checkoutWarnings = [
  'price_changed',
  'stock_reduced',
  'out_of_stock',
  'inactive',
  'shipping_changed',
  'promo_dropped',
] as const;

/** Why a checkout cannot be paid. */
export const blockedReasons = [
  'closed',
  'sold_out',
  'address_missing',
  'courier_missing',
  'no_payment_method',
  'amount_out_of_range',
] as const;

/** The full state of a checkout. `can_pay` is false while something is missing; `blocked` says what. */
export const Checkout = v.object({
  checkout_id: v.number(),
  source: v.picklist(['cart', 'single']),
  status: v.picklist(['open', 'paid']),
  expires_at: v.string(),
  server_time: v.string(),
  address: v.nullable(AddressEntry),
  orders: v.array(CheckoutOrder),
  summary: CheckoutSummary,
  /** The company that the invoices will name; null: the buyer. */
  invoice_to: v.optional(v.nullable(InvoiceCompany)),
  payment_methods: v.array(PaymentMethod),
  warnings: v.array(
    v.object({
      type: v.picklist(checkoutWarnings),
      order_id: v.nullable(v.number()),
      cart_item_id: v.nullable(v.number()),
      from: v.nullable(v.number()),
      to: v.nullable(v.number()),
    }),
  ),
  can_pay: v.boolean(),
  /** Why not; null when it can be paid. */
  blocked: v.optional(v.nullable(v.object({ reason: v.picklist(blockedReasons), message: v.string() }))),
  /** What the user agrees to besides the total; it changes with items, address, courier … */
  fingerprint: v.string(),
  /** The code of the order group once it is paid or ordered. */
  order_group_code: v.nullable(v.string()),
});
export type Checkout = v.InferOutput<typeof Checkout>;

/** Every change returns the full checkout again, with all_promo beside it. */
export const checkoutResponse = {
  data: Checkout,
  extra: v.object({ all_promo: v.array(PromoOption) }),
} as const;
