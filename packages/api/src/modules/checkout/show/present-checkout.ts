import { type Checkout, type PromoOption, rupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { paymentMethods } from '../../payments/index.ts';
import { computeFingerprint } from '../draft/compute-fingerprint.ts';
import type { Draft } from '../draft/draft.ts';
import { findBlocked } from './find-blocked.ts';
import { getWarnings } from './get-warnings.ts';
import { presentOrder } from './present-order.ts';

export interface CheckoutResponse {
  data: Checkout;
  all_promo: PromoOption[];
}

const summaryOf = ({ session, summary }: Draft): Checkout['summary'] => ({
  subtotal: rupiah(summary.subtotal),
  product_discount: rupiah(summary.productDiscount),
  voucher: rupiah(summary.voucher),
  shipping: rupiah(summary.shipping),
  shipping_offer: rupiah(summary.shippingOffer),
  shipping_discount: rupiah(summary.shippingDiscount),
  insurance: rupiah(summary.insurance),
  use_wallet: session.useWallet,
  wallet_balance: rupiah(summary.walletBalance),
  wallet_used: rupiah(summary.walletUsed),
  grand_total: rupiah(summary.grandTotal),
  payable: rupiah(summary.payable),
});

/** Every order has an address, a courier, and all of its items. */
export const isComplete = ({ orders }: Draft): boolean =>
  orders.length > 0 &&
  orders.every(({ address, chosen, lines }) => address && chosen && lines.every(({ bought }) => bought > 0));

/** A checkout as the page shows it; `code` is that of the orders that were made of it. */
export const presentCheckout = (ctx: Context, draft: Draft, code: string | null): CheckoutResponse => {
  const now = ctx.clock.now();
  const { session } = draft;
  const blocked = findBlocked(ctx, draft);
  return {
    data: {
      checkout_id: session.id,
      source: session.source,
      status: session.status === 'paid' ? 'paid' : 'open',
      expires_at: session.expiresAt.toISOString(),
      server_time: now.toISOString(),
      address: draft.address,
      orders: draft.orders.map((order) => presentOrder(now, order)),
      summary: summaryOf(draft),
      invoice_to: session.invoiceTo,
      payment_methods: paymentMethods(ctx),
      warnings: getWarnings(draft),
      can_pay: blocked === null,
      blocked,
      fingerprint: computeFingerprint(draft),
      order_group_code: code,
    },
    all_promo: draft.promos.all,
  };
};
