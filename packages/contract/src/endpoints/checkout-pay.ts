import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { Checkout } from './checkout-shape.ts';
import { PromoOption } from './promos.ts';

/** Why a payment was rejected with 409; `data` holds the reason and the current checkout (domain 4). */
export const payRejectionReasons = [
  'price_changed',
  'stock_changed',
  'checkout_changed',
  'promo_invalid',
  'quote_expired',
  'wallet_insufficient',
  'session_closed',
  'incomplete',
  'no_payment_method',
] as const;
export type PayRejectionReason = (typeof payRejectionReasons)[number];
export const PayRejection = v.object({
  reason: v.picklist(payRejectionReasons),
  preview: v.nullable(v.object({ checkout: Checkout, all_promo: v.array(PromoOption) })),
});
export type PayRejection = v.InferOutput<typeof PayRejection>;

export const checkoutPay = {
  pay: endpoint({
    method: 'POST',
    path: '/checkout/pay',
    summary: 'Place the order that the checkout shows; 409 when it changed since (PayRejection)',
    access: 'user',
    idempotent: true,
    body: v.object({
      checkout_id: BodyId,
      /** Needed when something is left to pay after the wallet. */
      payment_method: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(30)))),
      /** The grand total that the user saw, in rupiah. */
      expected_total: v.pipe(
        v.number(messageId('field.required')),
        v.safeInteger(messageId('field.invalid')),
        v.minValue(0, messageId('field.invalid')),
      ),
      /** The checkout's fingerprint as the user saw it, so that a selection of another tab is not paid unseen. */
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
