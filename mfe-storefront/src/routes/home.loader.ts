import { homeEndpoints, productEndpoints } from '@pasar/contract';
import { type Loader, toResult } from '@pasar/slice-kit';
import { getReceivedAt } from '@pasar/slice-kit/fields';
import { loadFeaturedVouchers } from '../features/featured-vouchers/load-featured-vouchers.ts';
import { loadFlashSale } from '../features/flash-sale/load-flash-sale.ts';
import { loadOfficialStores } from '../features/official-stores/load-official-stores.ts';
import { loadRecentlyViewed } from '../features/recently-viewed/load-recently-viewed.ts';
import { loadRecommendationsUpTo } from '../features/recommendations/load-recommendations.ts';
import { recommendationPage } from '../features/recommendations/recommendation-page.ts';
import { viewedHere } from '../shared/recently-viewed/index.ts';

/** One row on a desktop. */
const shownTickets = 3;

/** Everything on the home page at once; each section may fail alone. */
export const homeLoader = (async ({ api, url, signal }) => {
  const data = <Value>(answer: Promise<{ data: Value }>) => toResult(answer.then((opened) => opened.data));
  const show = url.searchParams.get('show') === 'draft' ? 'draft' : 'published';
  const [layout, promos, categories, flashSale, cities, tickets, stores, recent, recommendations] =
    await Promise.all([
      data(api.call(homeEndpoints.layout, { query: { show } }, { signal })),
      data(api.call(homeEndpoints.promos, {}, { signal })),
      data(api.call(homeEndpoints.trendingCategories, {}, { signal })),
      toResult(loadFlashSale(api, signal)),
      data(api.call(productEndpoints.cities, {}, { signal })),
      toResult(loadFeaturedVouchers(api, shownTickets, signal)),
      toResult(loadOfficialStores(api, signal)),
      toResult(loadRecentlyViewed(api, viewedHere(), signal)),
      toResult(loadRecommendationsUpTo(api, recommendationPage(url), signal)),
    ]);
  return {
    layout: layout.ok ? layout.value : undefined,
    promos,
    categories,
    flashSale,
    cities,
    tickets,
    stores,
    recent,
    recommendations,
    heardAt: getReceivedAt(),
  };
}) satisfies Loader;
