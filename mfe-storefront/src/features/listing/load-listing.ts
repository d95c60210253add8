import type { ApiClient } from '@pasar/api-client';
import { type Facets, type Meta, type ProductCard, productEndpoints, storeEndpoints } from '@pasar/contract';
import { completeFacets } from './complete-facets.ts';
import { listingCall } from './listing-call.ts';
import type { ListingQuery } from './listing-query.ts';

/** One response of the list. Plain data: it travels with the document. */
export interface Listing {
  items: readonly ProductCard[];
  meta: Meta;
  facets: Facets;
  /** A corrected spelling, where the search found little. */
  suggestion: string | null;
  /** Products of the corrected spelling; only where nothing was found. */
  corrected: readonly ProductCard[];
  /** Where such products are; only where nothing was found. */
  related: readonly { id: number; name: string; slug: string }[];
  /** Bestsellers; only where nothing was found. */
  popular: readonly ProductCard[];
}

const helpingItems = 6;
const relatedCategories = 8;

/** Whose products: everybody's, one category's, or one store's. */
export type ListingSource =
  | { category?: string; store?: undefined }
  | { store: string; category?: undefined };

/**
 * The hits of the query, with a name for each of its options, and with suggestions where nothing was found.
 */
export const loadListing = async (
  api: ApiClient,
  query: ListingQuery,
  { category, store }: ListingSource,
  signal: AbortSignal,
): Promise<Listing> => {
  const asked = { query: listingCall(query, category) };
  const found = await (store === undefined
    ? api.call(productEndpoints.list, asked, { signal })
    : api.call(storeEndpoints.products, { ...asked, params: { merchant_slug: store } }, { signal }));
  const { data: items, meta, suggestion } = found;
  const [facets, help] = await Promise.all([
    completeFacets(api, query, found.facets, signal),
    items.length > 0 ? noHelp : loadHelp(api, suggestion, signal),
  ]);
  return { items, meta, facets: store === undefined ? facets : ofOneStore(facets), suggestion, ...help };
};

const noHelp: Pick<Listing, 'corrected' | 'related' | 'popular'> = {
  corrected: [],
  related: [],
  popular: [],
};

/** One store has one place, one kind and one seller: there is nothing to choose. */
const ofOneStore = (facets: Facets): Facets => ({
  ...facets,
  cities: [],
  storetype: [],
  promotions: facets.promotions.filter(({ id }) => id !== 'verified'),
});

/** Where nothing was found: what the corrected spelling finds, and what others buy (quality A41). */
const loadHelp = async (api: ApiClient, suggestion: string | null, signal: AbortSignal) => {
  // Help that fails must not take the page with it.
  const look = (query: { search: string } | { sort: 'bestseller' }) =>
    api
      .call(productEndpoints.list, { query: { ...query, per_page: helpingItems } }, { signal })
      .catch(() => undefined);
  const [meant, popular] = await Promise.all([
    suggestion ? look({ search: suggestion }) : undefined,
    look({ sort: 'bestseller' }),
  ]);
  const related = meant?.facets.categories.toSorted((one, other) => other.total - one.total) ?? [];
  return {
    corrected: meant?.data ?? [],
    related: related.slice(0, relatedCategories),
    popular: popular?.data ?? [],
  };
};
