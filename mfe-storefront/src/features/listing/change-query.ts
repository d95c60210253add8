import type { SortValue } from '@pasar/contract';
import { emptyQuery, type ListingQuery } from './listing-query.ts';

/** The filters with several options. */
export type ManyFilter = 'categories' | 'cities' | 'brands' | 'storeTypes' | 'promotions';
/** The filters that hold one. */
export type OneFilter = 'minPrice' | 'maxPrice' | 'rating' | 'condition';

/** Adds an option, or removes it when it is there. Every change of a filter starts again at page 1. */
export const toggleSelection = (query: ListingQuery, filter: ManyFilter, value: string): ListingQuery => {
  const chosen: readonly string[] = query[filter];
  return {
    ...query,
    [filter]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
    page: 1,
  };
};

/** Sets a single filter, or clears it with undefined. */
export const setFilter = <F extends OneFilter>(
  query: ListingQuery,
  filter: F,
  value: ListingQuery[F] | undefined,
): ListingQuery => {
  const { [filter]: _, ...rest } = query;
  return { ...(rest as ListingQuery), ...(value !== undefined && { [filter]: value }), page: 1 }; // only an optional field went
};

export const setSort = (query: ListingQuery, sort: SortValue): ListingQuery => ({ ...query, sort, page: 1 });

export const toPage = (query: ListingQuery, page: number): ListingQuery => ({ ...query, page });

/** Preserves the search and its order; removes every filter. */
export const clearFilters = ({ search, sort }: ListingQuery): ListingQuery => ({
  ...emptyQuery,
  search,
  ...(sort && { sort }),
});

/** How many filters are set; both ends of the price are one. */
export const countFilters = (query: ListingQuery): number =>
  query.categories.length +
  query.cities.length +
  query.brands.length +
  query.storeTypes.length +
  query.promotions.length +
  Number(query.minPrice !== undefined || query.maxPrice !== undefined) +
  Number(query.rating !== undefined) +
  Number(query.condition !== undefined);
