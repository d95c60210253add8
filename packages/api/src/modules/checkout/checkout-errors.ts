import { apiError } from '../../platform/http/api-error.ts';

/** The errors of a rejected checkout; the reasons are the contract's `payRejectionReasons` (domain 4). */
export const checkoutErrors = {
  empty: () => apiError.conflict('checkout.empty', { reason: 'session_closed', preview: null }),
  closed: () => apiError.conflict('checkout.closed', { reason: 'session_closed', preview: null }),
  quoteExpired: () => apiError.conflict('checkout.quote-expired', { reason: 'quote_expired' }),
  stockChanged: () => apiError.conflict('stock.changed-some', { reason: 'stock_changed' }),
  priceChanged: () => apiError.conflict('checkout.price-changed', { reason: 'price_changed' }),
  changed: () => apiError.conflict('checkout.changed', { reason: 'checkout_changed' }),
  promoInvalid: () => apiError.conflict('promo.invalid', { reason: 'promo_invalid' }),
  walletShort: () => apiError.conflict('wallet.insufficient', { reason: 'wallet_insufficient' }),
  noMethod: () => apiError.conflict('payment.none', { reason: 'no_payment_method' }),
  /** Before there is a checkout to show. */
  noMethodYet: () => apiError.conflict('payment.none', { reason: 'no_payment_method', preview: null }),
  noAddress: () => apiError.conflict('checkout.address-required', { reason: 'incomplete' }),
  noCourier: () => apiError.conflict('checkout.courier-required', { reason: 'incomplete' }),
};
