import { consumer } from '../../platform/jobs/outbox.ts';
import type { Module } from '../../platform/module.ts';
import { catalogMigrations } from './catalog.migrations.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { recountSoldJob } from './listing/recount-sold.ts';
import { refreshListingStock } from './listing/refresh-listing-stock.ts';
import { refreshListings } from './listing/refresh-listings.ts';
import { serveRefreshes } from './listing/serve-refreshes.ts';
import { auditPromises } from './listing/write-promises.ts';
import { searchTermsJob } from './search/rebuild-search-terms.ts';
import { searchGauges } from './search-cluster/search-gauges.ts';

export type { FlashSales, Moderations, Products, Variants } from './catalog.tables.ts';
export { readCategoryAttributes } from './categories/read-category-attributes.ts';
export { listProducts } from './listing/list-products.ts';
export { createListingSource } from './listing/listing-source.ts';
export { productCards } from './listing/product-cards.ts';
export { type Recommendations, recommendProducts } from './listing/recommend-products.ts';
export { recountSold } from './listing/recount-sold.ts';
export { refreshListingStock } from './listing/refresh-listing-stock.ts';
export { refreshListings } from './listing/refresh-listings.ts';
export { effectivePrice, runningFlashPrices } from './listing/running-prices.ts';
export { countListed, isSearchOversized } from './listing-index/count-listed.ts';
export {
  formatReason,
  lastModeration,
  lastReviewModeration,
  type ModerationRow,
  presentBlock,
  presentHidden,
} from './product/last-moderation.ts';
export { readHomeSections } from './promotions/read-home-layout.ts';
export { type SellableVariant, sellableVariants } from './promotions/sellable-variants.ts';
export { sessionAt } from './promotions/session-at.ts';
export { rebuildSearchTerms } from './search/rebuild-search-terms.ts';
export { beginComparison } from './search-cluster/compare-next.ts';
export {
  beginIndex,
  type IndexRow,
  markForDropping,
  readIndexes,
  retryIndex,
  switchTo,
} from './search-cluster/manage-indexes.ts';
export { countPending, readLag } from './search-cluster/search-gauges.ts';
export { startSearchSync } from './search-cluster/start-search-sync.ts';
export { bringUpToDate } from './search-cluster/sync-search.ts';
export { findStore } from './stores/find-store.ts';
export { onHoliday } from './stores/on-holiday.ts';

export const catalogModule: Module = {
  name: 'catalog',
  migrations: catalogMigrations,
  routes: catalogRoutes,
  consumers: [
    consumer('store.changed', (ctx, { merchantId }) =>
      refreshListings({ ctx, input: { merchantIds: [merchantId] } }),
    ),
    consumer('stock.changed', (ctx, { productIds }) => refreshListingStock(ctx, productIds)),
  ],
  sweeps: [searchTermsJob, recountSoldJob],
  queues: [serveRefreshes],
  gauges: searchGauges,
  audits: [auditPromises],
};
