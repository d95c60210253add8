import type { ApiClient } from '@pasar/api-client';
import { type Facets, type Meta, type ProductCard, productEndpoints } from '@pasar/contract';
import { completeFacets } from './complete-facets.ts';
import { listingCall } from './listing-call.ts';
import type { ListingQuery } from './listing-query.ts';

/** One answer of the list. Plain data: it travels with the document. */
export interface Listing {
  items: readonly ProductCard[];
  meta: Meta;
  facets: Facets;
  /** A corrected spelling, where the search found little. */
  suggestion: string | null;
  /** What other people buy; only where nothing was found. */
  popular: readonly ProductCard[];
}

const popularItems = 6;

/** What the query finds, with every choice of the query named, and with help where nothing was found. */
export const loadListing = async (
  api: ApiClient,
  query: ListingQuery,
  category: string | undefined,
  signal: AbortSignal,
): Promise<Listing> => {
  const found = await api.call(productEndpoints.list, { query: listingCall(query, category) }, { signal });
  const { data: items, meta, suggestion } = found;
  const [facets, popular] = await Promise.all([
    completeFacets(api, query, found.facets, signal),
    items.length > 0 ? [] : loadPopular(api, signal),
  ]);
  return { items, meta, facets, suggestion, popular };
};

/** Help that fails must not take the page with it. */
const loadPopular = (api: ApiClient, signal: AbortSignal) =>
  api
    .call(productEndpoints.list, { query: { sort: 'bestseller', per_page: popularItems } }, { signal })
    .then(({ data }) => data)
    .catch(() => []);
