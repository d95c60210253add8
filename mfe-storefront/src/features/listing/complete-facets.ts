import type { ApiClient } from '@pasar/api-client';
import { type Facets, maxPerPage, productEndpoints } from '@pasar/contract';
import type { ListingQuery } from './listing-query.ts';

/**
 * The facets count the hits of the list; a selected option without hits may be missing there. Its chip and
 * its group must still name it, so the full lists are requested. Without a response the option has no name.
 */
export const completeFacets = async (
  api: ApiClient,
  query: ListingQuery,
  facets: Facets,
  signal: AbortSignal,
): Promise<Facets> => {
  const [cities, brands, storetype] = await Promise.all([
    complete(facets.cities, query.cities, () => api.call(productEndpoints.cities, {}, { signal })),
    complete(facets.brands, query.brands, () =>
      api.call(productEndpoints.brands, { query: { per_page: maxPerPage } }, { signal }),
    ),
    complete(facets.storetype, query.storeTypes, () => api.call(productEndpoints.storeTypes, {}, { signal })),
  ]);
  return { ...facets, cities, brands, storetype };
};

type Counted = { id: string | number; name: string; total: number };

const complete = async <Choice extends Counted>(
  counted: Choice[],
  chosen: readonly string[],
  loadAll: () => Promise<{ data: Pick<Choice, 'id' | 'name'>[] }>,
): Promise<Choice[]> => {
  const known = new Set(counted.map(({ id }) => String(id)));
  const missing = chosen.filter((id) => !known.has(id));
  if (missing.length === 0) return counted;
  const all = await loadAll().catch(() => ({ data: [] as Pick<Choice, 'id' | 'name'>[] }));
  const named = all.data.filter(({ id }) => missing.includes(String(id)));
  return [...counted, ...named.map(({ id, name }) => ({ id, name, total: 0 }) as Choice)]; // the three fields that a facet has
};
