import type { ApiClient } from '@pasar/api-client';
import { homeEndpoints, type ProductCard } from '@pasar/contract';
import { maxRestoredPages } from './recommendation-page.ts';

export const recommendationsPerPage = 12;

/** The visible recommendations, and the page counter (SPEC 2: it starts at 1). */
export interface Recommendations {
  items: readonly ProductCard[];
  page: number;
  /** Whether another load would bring more. */
  more: boolean;
}

/** One load: the page of recommendations with this number. */
export const loadRecommendations = async (
  api: ApiClient,
  page: number,
  signal?: AbortSignal,
): Promise<Recommendations> => {
  const { data, meta } = await api.call(
    homeEndpoints.recommendations,
    { query: { page, per_page: recommendationsPerPage } },
    { signal },
  );
  return { items: data, page, more: page < meta.last_page };
};

/** Everything up to a page, so that Back restores it; far down, only the latest loads. */
export const loadRecommendationsUpTo = async (
  api: ApiClient,
  page: number,
  signal?: AbortSignal,
): Promise<Recommendations> => {
  const first = Math.max(1, page - maxRestoredPages + 1);
  const numbers = Array.from({ length: page - first + 1 }, (_, index) => first + index);
  const loads = await Promise.all(numbers.map((number) => loadRecommendations(api, number, signal)));
  return loads.reduce(appendRecommendations);
};

/** The next load below the visible ones. A product that has moved up since is not shown twice. */
export const appendRecommendations = (shown: Recommendations, next: Recommendations): Recommendations => {
  const known = new Set(shown.items.map(({ id }) => id));
  return { ...next, items: [...shown.items, ...next.items.filter(({ id }) => !known.has(id))] };
};
