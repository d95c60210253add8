import { accountsModule } from '../modules/accounts/index.ts';
import { addressesModule } from '../modules/addresses/index.ts';
import { appealsModule } from '../modules/appeals/index.ts';
import { auditModule } from '../modules/audit/index.ts';
import { backOfficeModule } from '../modules/back-office/index.ts';
import { cartModule } from '../modules/cart/index.ts';
import { catalogModule } from '../modules/catalog/index.ts';
import { chatModule } from '../modules/chat/index.ts';
import { checkoutModule } from '../modules/checkout/index.ts';
import { companiesModule } from '../modules/companies/index.ts';
import { consentsModule } from '../modules/consents/index.ts';
import { contentModule } from '../modules/content/index.ts';
import { developerModule } from '../modules/developer/index.ts';
import { flashSalesModule } from '../modules/flash-sales/index.ts';
import { followsModule } from '../modules/follows/index.ts';
import { importsModule } from '../modules/imports/index.ts';
import { ledgerModule } from '../modules/ledger/index.ts';
import { liveModule } from '../modules/live/index.ts';
import { marketModule } from '../modules/market/index.ts';
import { mediaModule } from '../modules/media/index.ts';
import { membersModule } from '../modules/members/index.ts';
import { notificationsModule } from '../modules/notifications/index.ts';
import { onboardingModule } from '../modules/onboarding/index.ts';
import { orderDocumentsModule } from '../modules/order-documents/index.ts';
import { ordersModule } from '../modules/orders/index.ts';
import { paymentsModule } from '../modules/payments/index.ts';
import { privacyModule } from '../modules/privacy/index.ts';
import { promosModule } from '../modules/promos/index.ts';
import { questionsModule } from '../modules/questions/index.ts';
import { regionsModule } from '../modules/regions/index.ts';
import { reportsModule } from '../modules/reports/index.ts';
import { reviewsModule } from '../modules/reviews/index.ts';
import { savedViewsModule } from '../modules/saved-views/index.ts';
import { searchModule } from '../modules/search/index.ts';
import { sellerProductsModule } from '../modules/seller-products/index.ts';
import { shippingModule } from '../modules/shipping/index.ts';
import { shippingOffersModule } from '../modules/shipping-offers/index.ts';
import { stockModule } from '../modules/stock/index.ts';
import { storesModule } from '../modules/stores/index.ts';
import { summaryModule } from '../modules/summary/index.ts';
import { taxDocumentsModule } from '../modules/tax-documents/index.ts';
import { ticketsModule } from '../modules/tickets/index.ts';
import { viewHistoryModule } from '../modules/view-history/index.ts';
import { walletModule } from '../modules/wallet/index.ts';
import { wishlistModule } from '../modules/wishlist/index.ts';
import { countersMigrations } from '../platform/counters/counters.migrations.ts';
import type { Migrations } from '../platform/database/migrate.ts';
import { idempotencyMigrations } from '../platform/idempotency/idempotency.migrations.ts';
import { installationMigrations } from '../platform/installation/installation.migrations.ts';
import { liveHintsMigrations } from '../platform/live/live-hints.migrations.ts';
import type { Module } from '../platform/module.ts';
import { platformMigrations } from '../platform/platform.migrations.ts';
import { providersMigrations } from '../platform/providers/providers.migrations.ts';
import { securityEventsMigrations } from '../platform/security-events/security-events.migrations.ts';
import { storeActivityMigrations } from '../platform/store-activity/store-activity.migrations.ts';
import { namesMigrations } from './names.migrations.ts';

/** Every domain of the marketplace. */
export const modules: readonly Module[] = [
  accountsModule,
  auditModule,
  marketModule,
  mediaModule,
  regionsModule,
  addressesModule,
  storesModule,
  membersModule,
  companiesModule,
  onboardingModule,
  followsModule,
  searchModule,
  catalogModule,
  notificationsModule,
  liveModule,
  wishlistModule,
  viewHistoryModule,
  shippingModule,
  shippingOffersModule,
  ledgerModule,
  walletModule,
  stockModule,
  sellerProductsModule,
  cartModule,
  promosModule,
  ordersModule,
  taxDocumentsModule,
  reviewsModule,
  chatModule,
  questionsModule,
  reportsModule,
  appealsModule,
  savedViewsModule,
  summaryModule,
  paymentsModule,
  orderDocumentsModule,
  checkoutModule,
  flashSalesModule,
  backOfficeModule,
  importsModule,
  contentModule,
  consentsModule,
  ticketsModule,
  privacyModule,
  developerModule,
];

export const allMigrations: Migrations[] = [
  platformMigrations,
  idempotencyMigrations,
  countersMigrations,
  securityEventsMigrations,
  installationMigrations,
  providersMigrations,
  liveHintsMigrations,
  storeActivityMigrations,
  ...modules.map(({ migrations }) => migrations ?? {}),
  namesMigrations,
];
