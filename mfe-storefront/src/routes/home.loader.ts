import { homeEndpoints, productEndpoints } from '@pasar/contract';
import { type Loader, settle } from '@pasar/slice-kit';
import { loadFlashSale } from '../features/flash-sale/load-flash-sale.ts';
import { loadOfficialStores } from '../features/official-stores/load-official-stores.ts';
import { loadTopOffers } from '../features/promo-top/load-top-offers.ts';
import { loadRecentlyViewed } from '../features/recently-viewed/load-recently-viewed.ts';
import { loadRecommendationsUpTo } from '../features/recommendations/load-recommendations.ts';
import { recommendationPage } from '../features/recommendations/recommendation-page.ts';
import { viewedHere } from '../shared/recently-viewed/index.ts';
import { heardAt } from '../shared/time-left/heard-at.ts';

/** One row on a desktop. */
const shownTickets = 3;

/** Everything on the home page at once; each section may fail alone. */
export const homeLoader = (async ({ api, url, signal }) => {
  const data = <Value>(answer: Promise<{ data: Value }>) => settle(answer.then((opened) => opened.data));
  const [promos, categories, flashSale, cities, tickets, stores, recent, recommendations] = await Promise.all(
    [
      data(api.call(homeEndpoints.promos, {}, { signal })),
      data(api.call(homeEndpoints.trendingCategories, {}, { signal })),
      settle(loadFlashSale(api, signal)),
      data(api.call(productEndpoints.cities, {}, { signal })),
      settle(loadTopOffers(api, shownTickets, signal)),
      settle(loadOfficialStores(api, signal)),
      settle(loadRecentlyViewed(api, viewedHere(), signal)),
      settle(loadRecommendationsUpTo(api, recommendationPage(url), signal)),
    ],
  );
  return {
    promos,
    categories,
    flashSale,
    cities,
    tickets,
    stores,
    recent,
    recommendations,
    heardAt: heardAt(),
  };
}) satisfies Loader;
