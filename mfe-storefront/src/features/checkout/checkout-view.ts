import type { Checkout, PromoOption } from '@pasar/contract';

/** All that the checkout page shows: every answer brings both parts. */
export interface CheckoutView {
  checkout: Checkout;
  promos: PromoOption[];
}
