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
  /** Bestsellers, of the category that the search speaks of if there is one; only where nothing was found. */
  popular: readonly ProductCard[];
  /** How many products everybody sells for the search; only where a store has none. */
  elsewhere: number | null;
  pointedCategory: { name: string; slug: string } | null;
  /** What others search for and find; only where nothing was found. */
  popularSearches: readonly string[];
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
    pointed_category: pointedCategory = null,
    popular_searches: popularSearches = [],
    degraded = false,
    degraded_without = [],
    total_capped: isCapped = false,
    behind = false,
  } = found;
  const isMissing = items.length === 0;
  const [facets, popular, elsewhere] = await Promise.all([
    completeFacets(api, query, found.facets, signal),
    isMissing && store === undefined ? loadPopular(api, pointedCategory?.slug, signal) : [],
    isMissing && store !== undefined && query.search ? countElsewhere(api, query.search, signal) : null,
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
    elsewhere,
    pointedCategory,
    popularSearches,
  };
};

/** One store has one place, one kind and one seller: there is nothing to choose. */
const ofOneStore = (facets: Facets): Facets => ({
  ...facets,
  cities: [],
  storetype: [],
  promotions: facets.promotions.filter(({ id }) => id !== 'verified'),
});

/** How much the market has where a store has nothing: the total of a second page, since a first page is counted as a search. */
const countElsewhere = async (
  api: ApiClient,
  search: string,
  signal: AbortSignal,
): Promise<number | null> => {
  const query = { search, page: 2, per_page: 1 };
  const found = await api.call(productEndpoints.list, { query }, { signal }).catch(() => undefined);
  return found?.meta.total ?? null;
};

/** Where nothing was found: what others buy (quality A41). Help that fails must not take the page with it. */
const loadPopular = async (
  api: ApiClient,
  category: string | undefined,
  signal: AbortSignal,
): Promise<readonly ProductCard[]> => {
  const query = {
    sort: 'bestseller' as const,
    per_page: helpingItems,
    'category[]': category === undefined ? [] : [category],
  };
  const popular = await api.call(productEndpoints.list, { query }, { signal }).catch(() => undefined);
  return popular?.data ?? [];
};
