import { consumer } from '../../platform/jobs/outbox.ts';
import type { Module } from '../../platform/module.ts';
import { catalogueMigrations } from './catalogue.migrations.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { followStock } from './listing/follow-stock.ts';
import { refreshListings } from './listing/refresh-listings.ts';
import { serveRefreshes } from './listing/serve-refreshes.ts';
import { auditPromises } from './listing/write-promises.ts';
import { searchTermsSweep } from './search/rebuild-search-terms.ts';

export type { FlashSales, Products, Variants } from './catalogue.tables.ts';
export { followStock } from './listing/follow-stock.ts';
export { productCards } from './listing/product-cards.ts';
export { type Recommendations, recommendProducts } from './listing/recommend-products.ts';
export { refreshListings } from './listing/refresh-listings.ts';
export { effectivePrice, runningFlashPrices } from './listing/running-prices.ts';
export { type SellableVariant, sellableVariants } from './offers/sellable-variants.ts';
export { sessionAt } from './offers/session-at.ts';
export { rebuildSearchTerms } from './search/rebuild-search-terms.ts';
export { findStore } from './stores/find-store.ts';

export const catalogueModule: Module = {
  name: 'catalogue',
  migrations: catalogueMigrations,
  routes: catalogueRoutes,
  consumers: [
    consumer('store.changed', (ctx, { merchantId }) =>
      refreshListings({ ctx, input: { merchantIds: [merchantId] } }),
    ),
    consumer('stock.changed', (ctx, { productIds }) => followStock(ctx, productIds)),
  ],
  sweeps: [searchTermsSweep],
  queues: [serveRefreshes],
  audits: [auditPromises],
};
