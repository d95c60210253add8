import { failure } from '../../platform/http/failure.ts';

/** What a refused checkout says; the reasons are the contract's `payRefusals` (domain 4). */
export const refuse = {
  empty: () => failure.conflict('checkout.empty', { reason: 'session_closed', preview: null }),
  closed: () => failure.conflict('checkout.closed', { reason: 'session_closed', preview: null }),
  quoteExpired: () => failure.conflict('checkout.quote-expired', { reason: 'quote_expired' }),
  stockChanged: () => failure.conflict('stock.changed-some', { reason: 'stock_changed' }),
  priceChanged: () => failure.conflict('checkout.price-changed', { reason: 'price_changed' }),
  changed: () => failure.conflict('checkout.changed', { reason: 'checkout_changed' }),
  promoInvalid: () => failure.conflict('promo.invalid', { reason: 'promo_invalid' }),
  walletShort: () => failure.conflict('wallet.insufficient', { reason: 'wallet_insufficient' }),
  noAddress: () => failure.conflict('checkout.address-required', { reason: 'incomplete' }),
  noCourier: () => failure.conflict('checkout.courier-required', { reason: 'incomplete' }),
};
