import type { ListingExtra, Meta, SortValue } from '@pasar/contract';
import { emptyQuery, type ListingQuery } from './listing-query.ts';

/** The filters with several options. */
export type ManyFilter =
  | 'categories'
  | 'cities'
  | 'brands'
  | 'storeTypes'
  | 'colors'
  | 'sizes'
  | 'attributes'
  | 'promotions';
/** The filters that hold one. */
export type OneFilter = 'minPrice' | 'maxPrice' | 'rating' | 'condition';

/**
 * Adds an option, or removes it when it is there. Every change of a filter starts again at page 1; other categories have
 * other attributes.
 */
export const toggleSelection = (query: ListingQuery, filter: ManyFilter, value: string): ListingQuery => {
  const chosen: readonly string[] = query[filter];
  return {
    ...query,
    ...(filter === 'categories' && { attributes: [] }),
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

export const toPage = ({ after: _, ...query }: ListingQuery, page: number): ListingQuery => ({
  ...query,
  page,
});

/** Numbers reach so many products from either end of a list. */
const deepest = 10_000;

/** The query of another page of a list; a cursor leads to what lies deep between its ends or is not counted (search Q6). */
export const goToPage = (
  query: ListingQuery,
  page: number,
  { meta, cursors, isCapped }: { meta: Meta; cursors: ListingExtra['cursors']; isCapped: boolean },
): ListingQuery => {
  const { total, per_page, current_page } = meta;
  const isDeep = isCapped || (page * per_page > deepest && total - (page - 1) * per_page > deepest);
  const beside = { [current_page + 1]: cursors?.next, [current_page - 1]: cursors?.prev }[page];
  const there = toPage(query, page);
  return isDeep && beside ? { ...there, after: beside } : there;
};

/** Preserves the search and its order; removes every filter. */
export const clearFilters = ({ search, sort }: ListingQuery): ListingQuery => ({
  ...emptyQuery,
  search,
  ...(sort && { sort }),
});

/** The search without some of its words. */
export const leaveOut = (query: ListingQuery, text: string): ListingQuery => {
  const words = query.search.split(' ');
  const out = text.split(' ');
  const isOut = (from: number) => out.every((word, at) => words[from + at]?.toLowerCase() === word);
  const from = words.findIndex((_, at) => isOut(at));
  const left = from < 0 ? words : [...words.slice(0, from), ...words.slice(from + out.length)];
  return { ...query, search: left.join(' '), page: 1 };
};

/** How many filters are set; both ends of the price are one. */
export const countFilters = (query: ListingQuery): number =>
  query.categories.length +
  query.cities.length +
  query.brands.length +
  query.storeTypes.length +
  query.colors.length +
  query.sizes.length +
  query.attributes.length +
  query.promotions.length +
  Number(query.minPrice !== undefined || query.maxPrice !== undefined) +
  Number(query.rating !== undefined) +
  Number(query.condition !== undefined);
