import type { Checkout, PromoOption } from '@pasar/contract';

/** All data of the checkout page: every response brings both parts. */
export interface CheckoutView {
  checkout: Checkout;
  promos: PromoOption[];
}
