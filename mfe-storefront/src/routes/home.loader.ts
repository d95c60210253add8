import { endpoints } from '@pasar/contract';
import { type Loader, settle } from '@pasar/slice-kit';
import { loadFlashSale } from '../features/flash-sale/load-flash-sale.ts';
import { loadRecommendationsUpTo } from '../features/recommendations/load-recommendations.ts';
import { recommendationPage } from '../features/recommendations/recommendation-page.ts';
import { heardAt } from '../shared/time-left/heard-at.ts';

/** Everything on the home page at once; each section may fail alone. */
export const homeLoader = (async ({ api, url, signal }) => {
  const { home, products } = endpoints;
  const data = <Value>(answer: Promise<{ data: Value }>) => settle(answer.then((opened) => opened.data));
  const [promos, categories, flashSale, cities, recommendations] = await Promise.all([
    data(api.call(home.promos, {}, { signal })),
    data(api.call(home.trendingCategories, {}, { signal })),
    settle(loadFlashSale(api, signal)),
    data(api.call(products.cities, {}, { signal })),
    settle(loadRecommendationsUpTo(api, recommendationPage(url), signal)),
  ]);
  return { promos, categories, flashSale, cities, recommendations, heardAt: heardAt() };
}) satisfies Loader;
