import type * as stores from './locales/brands-page.id.ts';
import type * as cart from './locales/cart.id.ts';
import type * as checkoutPage from './locales/checkout-page.id.ts';
import type { messages } from './locales/id.ts';
import type * as listing from './locales/listing-page.id.ts';
import type * as productPage from './locales/product-page.id.ts';
import type * as promos from './locales/promos-page.id.ts';
import type * as wishlistPage from './locales/wishlist-page.id.ts';

// Texts by key: a key that the tables do not have fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'storefront';
    resources: {
      storefront: typeof messages &
        typeof cart &
        typeof checkoutPage &
        typeof listing &
        typeof productPage &
        typeof promos &
        typeof stores &
        typeof wishlistPage;
    };
  }
}
