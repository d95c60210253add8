import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MerchantId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { BuyerNote } from '../rules/buying.ts';
import { dropshipRules } from '../rules/dropship.ts';
import { BodyId, PathId } from '../shapes/wire-id.ts';
import { AddressEntry } from './addresses.ts';
import { CartItem } from './cart.ts';
import { PaymentMethod } from './payments.ts';
import { PromoOption } from './promos.ts';

/** One service of a courier; `shipper_result_id` names it in setlogistic and holds for 30 minutes. */
export const ShippingService = v.object({
  shipper_result_id: v.number(),
  service: v.string(),
  description: v.string(),
  price: Rupiah,
  /** What a shipping offer pays of the price; 0 without one. */
  offer_amount: v.optional(Rupiah),
  /** Days, `1-2`. */
  etd: v.string(),
  etd_date: v.object({ from: v.string(), to: v.string() }),
  insurance_price: Rupiah,
});
export const ShippingCourier = v.object({
  code: v.string(),
  name: v.string(),
  services: v.array(ShippingService),
});
export type ShippingCourier = v.InferOutput<typeof ShippingCourier>;

/** Why a service is not offered for a parcel: kilograms that it takes at most or at least, or its area. */
export const UnavailableService = v.object({
  courier: v.string(),
  courier_name: v.string(),
  service: v.string(),
  reason: v.picklist(['too_heavy', 'too_light', 'area']),
  limit_kg: v.nullable(v.number()),
});
export type UnavailableService = v.InferOutput<typeof UnavailableService>;

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
  chosen_shipping: v.nullable(
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
  /** The goods are worth more than the limit above which insurance is not a choice. */
  insurance_required: v.boolean(),
  note: v.string(),
  seller_voucher: v.nullable(v.object({ promo_id: v.number(), promo_code: v.string(), amount: Rupiah })),
  /** This order's part of the marketplace's promos. */
  platform_discount: Rupiah,
  /** What a shipping offer pays of the chosen service, and who; null without one. Uses up no voucher. */
  shipping_offer: v.optional(v.nullable(v.object({ by: v.picklist(['store', 'market']), amount: Rupiah }))),
  shipping_discount: Rupiah,
  total: Rupiah,
});
export type CheckoutOrder = v.InferOutput<typeof CheckoutOrder>;

export const CheckoutSummary = v.object({
  /** What the goods cost at the prices of now. */
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

/** The whole state of a checkout. `can_pay` is false while an address or a courier is missing or something is sold out. */
export const Checkout = v.object({
  checkout_id: v.number(),
  source: v.picklist(['cart', 'single']),
  status: v.picklist(['open', 'paid']),
  expires_at: v.string(),
  server_time: v.string(),
  address: v.nullable(AddressEntry),
  orders: v.array(CheckoutOrder),
  summary: CheckoutSummary,
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
  /** What the person agrees to besides the total; another word as soon as goods, address, courier … are others. */
  fingerprint: v.string(),
  /** The code of the order group once it is paid or ordered. */
  order_group_code: v.nullable(v.string()),
});
export type Checkout = v.InferOutput<typeof Checkout>;

/** Why a pay was refused with 409; `data` holds the reason and the fresh checkout (domain 4). */
export const payRefusals = [
  'price_changed',
  'stock_changed',
  'checkout_changed',
  'promo_invalid',
  'quote_expired',
  'wallet_insufficient',
  'session_closed',
  'incomplete',
] as const;
export type PayRefusal = (typeof payRefusals)[number];
export const PayRefused = v.object({
  reason: v.picklist(payRefusals),
  preview: v.nullable(v.object({ checkout: Checkout, all_promo: v.array(PromoOption) })),
});
export type PayRefused = v.InferOutput<typeof PayRefused>;

const allPromo = v.object({ all_promo: v.array(PromoOption) });
const orderId = v.object({ order_id: PathId });
const byId = v.object({ id: PathId });
const promoId = v.object({ promo_id: BodyId });

/** Every change answers the whole checkout again, with all_promo beside it. */
const answer = { data: Checkout, extra: allPromo } as const;

export const checkout = {
  preview: endpoint({
    method: 'GET',
    path: '/shipping/checkout/preview',
    summary: 'The open checkout: orders by seller, shipping, promos, totals',
    access: 'user',
    query: v.object({ checkout_id: v.optional(PathId) }),
    ...answer,
  }),
  priceList: endpoint({
    method: 'GET',
    path: '/shipping/:id/pricelist',
    summary: 'Couriers and services for one order of the checkout',
    access: 'user',
    params: byId,
    data: v.array(ShippingCourier),
  }),
  setLogistic: endpoint({
    method: 'POST',
    path: '/shipping/:order_id/setlogistic',
    summary: 'Choose a courier service, with or without insurance',
    access: 'user',
    params: orderId,
    body: v.object({ shipper_result_id: BodyId, insurance: v.optional(v.boolean()) }),
    ...answer,
  }),
  addressForAll: endpoint({
    method: 'POST',
    path: '/shipping/all/address-book',
    summary: 'Send every order to one address',
    access: 'user',
    body: v.object({ address_book_id: BodyId, checkout_id: v.optional(BodyId) }),
    ...answer,
  }),
  addressForOrder: endpoint({
    method: 'POST',
    path: '/shipping/:order_id/address-book',
    summary: 'Send one order to an address',
    access: 'user',
    params: orderId,
    body: v.object({ address_book_id: BodyId }),
    ...answer,
  }),
  setDropship: endpoint({
    method: 'POST',
    path: '/shipping/:id/dropship',
    summary: 'Send an order in the name of a dropshipper',
    access: 'user',
    params: byId,
    body: v.object(dropshipRules),
    ...answer,
  }),
  unsetDropship: endpoint({
    method: 'POST',
    path: '/shipping/:id/dropship/unset',
    summary: 'Send an order in the name of the store again',
    access: 'user',
    params: byId,
    ...answer,
  }),
  setNote: endpoint({
    method: 'POST',
    path: '/shipping/:id/note',
    summary: 'Tell the seller something about an order; an empty note takes it back',
    access: 'user',
    params: byId,
    body: v.object({ note: BuyerNote }),
    ...answer,
  }),
  useWallet: endpoint({
    method: 'POST',
    path: '/checkout/wallet',
    summary: 'Pay from the wallet first, or not',
    access: 'user',
    body: v.object({
      use_wallet: v.picklist(['0', '1'], messageId('field.invalid')),
      checkout_id: v.optional(BodyId),
    }),
    ...answer,
  }),
  selectPromo: endpoint({
    method: 'POST',
    path: '/promo/select',
    summary: 'Use a promo at this checkout; one of the same kind gives way',
    access: 'user',
    body: v.object({ ...promoId.entries, checkout_id: v.optional(BodyId) }),
    ...answer,
  }),
  unselectPromo: endpoint({
    method: 'POST',
    path: '/promo/unselect',
    summary: 'Do not use a promo at this checkout',
    access: 'user',
    body: v.object({ ...promoId.entries, checkout_id: v.optional(BodyId) }),
    ...answer,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/checkout/pay',
    summary: 'Order what the checkout shows; 409 when anything of it changed since (PayRefused)',
    access: 'user',
    idempotent: true,
    body: v.object({
      checkout_id: BodyId,
      /** Needed when something is left to pay after the wallet. */
      payment_method: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(30)))),
      /** The grand total that the person saw, in rupiah. */
      expected_total: v.pipe(
        v.number(messageId('field.required')),
        v.safeInteger(messageId('field.invalid')),
        v.minValue(0, messageId('field.invalid')),
      ),
      /** The checkout's fingerprint as the person saw it; what another tab chose meanwhile is then not paid unseen. */
      expected_fingerprint: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
    data: v.object({
      order_group_code: v.string(),
      status: v.picklist(['paid', 'waiting_payment']),
      orders: v.array(
        v.object({ id: v.number(), order_code: v.string(), merchant_name: v.string(), total: Rupiah }),
      ),
      payment: v.nullable(
        v.object({
          method: v.string(),
          amount: Rupiah,
          expires_at: v.string(),
          va_number: v.nullable(v.string()),
        }),
      ),
    }),
  }),
};
