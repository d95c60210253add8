import type * as accountsPage from './locales/accounts-page.id.ts';
import type * as appealsPage from './locales/appeals-page.id.ts';
import type * as approvalsPage from './locales/approvals-page.id.ts';
import type * as auditPage from './locales/audit-page.id.ts';
import type * as bannersPage from './locales/banners-page.id.ts';
import type * as brandsPage from './locales/brands-page.id.ts';
import type * as calendarPage from './locales/calendar-page.id.ts';
import type * as campaignsPage from './locales/campaigns-page.id.ts';
import type * as casePage from './locales/case-page.id.ts';
import type * as casesPage from './locales/cases-page.id.ts';
import type * as categoriesPage from './locales/categories-page.id.ts';
import type * as checksPage from './locales/checks-page.id.ts';
import type * as contentPage from './locales/content-page.id.ts';
import type * as couriersPage from './locales/couriers-page.id.ts';
import type * as documentsPage from './locales/documents-page.id.ts';
import type * as exportsPage from './locales/exports-page.id.ts';
import type * as flashItemsPage from './locales/flash-items-page.id.ts';
import type * as flashSalesPage from './locales/flash-sales-page.id.ts';
import type * as homePage from './locales/home-page.id.ts';
import type * as homeSectionsPage from './locales/home-sections-page.id.ts';
import type { messages } from './locales/id.ts';
import type * as ledgerPage from './locales/ledger-page.id.ts';
import type * as mismatchesPage from './locales/mismatches-page.id.ts';
import type * as orderPage from './locales/order-page.id.ts';
import type * as ordersPage from './locales/orders-page.id.ts';
import type * as parcelsPage from './locales/parcels-page.id.ts';
import type * as paymentsPage from './locales/payments-page.id.ts';
import type * as payoutsPage from './locales/payouts-page.id.ts';
import type * as productsPage from './locales/products-page.id.ts';
import type * as promosPage from './locales/promos-page.id.ts';
import type * as reportsPage from './locales/reports-page.id.ts';
import type * as reviewsPage from './locales/reviews-page.id.ts';
import type * as searchIndexPage from './locales/search-index-page.id.ts';
import type * as searchPage from './locales/search-page.id.ts';
import type * as settingsPage from './locales/settings-page.id.ts';
import type * as settlementsPage from './locales/settlements-page.id.ts';
import type * as shippingOffersPage from './locales/shipping-offers-page.id.ts';
import type * as staffPage from './locales/staff-page.id.ts';
import type * as storePage from './locales/store-page.id.ts';
import type * as storesPage from './locales/stores-page.id.ts';
import type * as taxDocumentsPage from './locales/tax-documents-page.id.ts';
import type * as ticketsPage from './locales/tickets-page.id.ts';
import type * as transfersPage from './locales/transfers-page.id.ts';
import type * as usersPage from './locales/users-page.id.ts';
import type * as viewsPage from './locales/views-page.id.ts';
import type * as walletsPage from './locales/wallets-page.id.ts';
import type * as withdrawalsPage from './locales/withdrawals-page.id.ts';

// Texts by key: a key that the tables do not have fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'back-office';
    resources: {
      'back-office': typeof messages &
        typeof accountsPage &
        typeof appealsPage &
        typeof approvalsPage &
        typeof auditPage &
        typeof bannersPage &
        typeof brandsPage &
        typeof calendarPage &
        typeof campaignsPage &
        typeof casePage &
        typeof casesPage &
        typeof categoriesPage &
        typeof checksPage &
        typeof contentPage &
        typeof couriersPage &
        typeof documentsPage &
        typeof exportsPage &
        typeof flashItemsPage &
        typeof flashSalesPage &
        typeof homePage &
        typeof homeSectionsPage &
        typeof ledgerPage &
        typeof mismatchesPage &
        typeof orderPage &
        typeof ordersPage &
        typeof parcelsPage &
        typeof paymentsPage &
        typeof payoutsPage &
        typeof productsPage &
        typeof promosPage &
        typeof reportsPage &
        typeof reviewsPage &
        typeof searchPage &
        typeof searchIndexPage &
        typeof settingsPage &
        typeof settlementsPage &
        typeof shippingOffersPage &
        typeof staffPage &
        typeof storePage &
        typeof storesPage &
        typeof taxDocumentsPage &
        typeof ticketsPage &
        typeof transfersPage &
        typeof usersPage &
        typeof viewsPage &
        typeof walletsPage &
        typeof withdrawalsPage;
    };
  }
}
