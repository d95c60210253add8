import type * as activityPage from './locales/activity-page.id.ts';
import type * as bannerPage from './locales/banner-page.id.ts';
import type * as chatSettingsPage from './locales/chat-settings-page.id.ts';
import type * as developerPage from './locales/developer-page.id.ts';
import type { messages } from './locales/id.ts';
import type * as importPage from './locales/import-page.id.ts';
import type * as locationPage from './locales/location-page.id.ts';
import type * as notificationsPage from './locales/notifications-page.id.ts';
import type * as orderPage from './locales/order-page.id.ts';
import type * as ordersPage from './locales/orders-page.id.ts';
import type * as productPage from './locales/product-page.id.ts';
import type * as productsPage from './locales/products-page.id.ts';
import type * as questionsPage from './locales/questions-page.id.ts';
import type * as reviewsPage from './locales/reviews-page.id.ts';
import type * as staffPage from './locales/staff-page.id.ts';
import type * as storePage from './locales/store-page.id.ts';
import type * as summaryPage from './locales/summary-page.id.ts';
import type * as vouchersPage from './locales/vouchers-page.id.ts';
import type * as walletMonthPage from './locales/wallet-month-page.id.ts';
import type * as walletPage from './locales/wallet-page.id.ts';

// Texts by key: a key that the tables do not have fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'seller';
    resources: {
      seller: typeof messages &
        typeof activityPage &
        typeof bannerPage &
        typeof chatSettingsPage &
        typeof developerPage &
        typeof importPage &
        typeof locationPage &
        typeof notificationsPage &
        typeof orderPage &
        typeof ordersPage &
        typeof productPage &
        typeof productsPage &
        typeof questionsPage &
        typeof reviewsPage &
        typeof staffPage &
        typeof storePage &
        typeof summaryPage &
        typeof vouchersPage &
        typeof walletMonthPage &
        typeof walletPage;
    };
  }
}
