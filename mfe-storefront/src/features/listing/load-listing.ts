import type { ApiClient } from '@pasar/api-client';
import {
  type Facets,
  type ListingExtra,
  type Meta,
  type ProductCard,
  productEndpoints,
  storeEndpoints,
} from '@pasar/contract';
import { completeFacets } from './complete-facets.ts';
import { listingCall } from './listing-call.ts';
import type { ListingQuery } from './listing-query.ts';

/** One response of the list. Plain data: it travels with the document. */
export interface Listing {
  items: readonly ProductCard[];
  meta: Meta;
  facets: Facets;
  /** What the search made of its text. */
  search: Pick<
    ListingExtra,
    'suggestion' | 'corrected' | 'understood' | 'without' | 'stores' | 'stores_total'
  >;
  cursors: ListingExtra['cursors'];
  /** Names the search to the click that follows; null where nothing counts it. */
  searchId: string | null;
  /** The search cannot be reached: the list has few filters. */
  degraded: boolean;
  /** The chosen order is not served meanwhile. */
  isSortLeftOut: boolean;
  /** There are more products than the total says. */
  isCapped: boolean;
  /** It may lack what changed in the last minutes. */
  behind: boolean;
  /** Bestsellers; only where nothing was found. */
  popular: readonly ProductCard[];
}

const helpingItems = 6;

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
  const {
    data: items,
    meta,
    suggestion,
    corrected,
    understood,
    without,
    stores,
    stores_total,
    cursors,
    search_id: searchId = null,
    degraded = false,
    degraded_without = [],
    total_capped: isCapped = false,
    behind = false,
  } = found;
  const [facets, popular] = await Promise.all([
    completeFacets(api, query, found.facets, signal),
    items.length > 0 ? [] : loadPopular(api, signal),
  ]);
  return {
    items,
    meta,
    facets: store === undefined ? facets : ofOneStore(facets),
    search: { suggestion, corrected, understood, without, stores, stores_total },
    cursors,
    searchId,
    degraded,
    isSortLeftOut: degraded_without.includes('sort'),
    isCapped,
    behind,
    popular,
  };
};

/** One store has one place, one kind and one seller: there is nothing to choose. */
const ofOneStore = (facets: Facets): Facets => ({
  ...facets,
  cities: [],
  storetype: [],
  promotions: facets.promotions.filter(({ id }) => id !== 'verified'),
});

/** Where nothing was found: what others buy (quality A41). Help that fails must not take the page with it. */
const loadPopular = async (api: ApiClient, signal: AbortSignal): Promise<readonly ProductCard[]> => {
  const query = { sort: 'bestseller' as const, per_page: helpingItems };
  const popular = await api.call(productEndpoints.list, { query }, { signal }).catch(() => undefined);
  return popular?.data ?? [];
};
