import type * as auditPage from './locales/audit-page.id.ts';
import type * as casePage from './locales/case-page.id.ts';
import type * as casesPage from './locales/cases-page.id.ts';
import type * as documentsPage from './locales/documents-page.id.ts';
import type * as homePage from './locales/home-page.id.ts';
import type { messages } from './locales/id.ts';
import type * as payoutsPage from './locales/payouts-page.id.ts';
import type * as productsPage from './locales/products-page.id.ts';
import type * as storePage from './locales/store-page.id.ts';
import type * as storesPage from './locales/stores-page.id.ts';
import type * as usersPage from './locales/users-page.id.ts';
import type * as withdrawalsPage from './locales/withdrawals-page.id.ts';

// Texts by key: a key that the tables do not have fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'back-office';
    resources: {
      'back-office': typeof messages &
        typeof auditPage &
        typeof casePage &
        typeof casesPage &
        typeof documentsPage &
        typeof homePage &
        typeof payoutsPage &
        typeof productsPage &
        typeof storePage &
        typeof storesPage &
        typeof usersPage &
        typeof withdrawalsPage;
    };
  }
}
