import { productEndpoints } from '@pasar/contract';
import { type Loader, notFound, settle } from '@pasar/slice-kit';
import { type CategoryTree, trailTo } from '../features/listing/category-trail.ts';
import { countFilters } from '../features/listing/change-query.ts';
import { type ListingQuery, readListingQuery } from '../features/listing/listing-query.ts';
import { type Listing, loadListing } from '../features/listing/load-listing.ts';

export interface ListingData {
  /** What the document's head says of the query. */
  asked: { search: string; page: number /** By a filter or another order. */; narrowed: boolean };
  listing: Listing;
  /** Empty when it could not be loaded: the list stands without this filter, and says so. */
  tree: CategoryTree;
}

/** The search page: everything, or what matches the words. */
export const searchLoader = (async ({ api, url, signal }) => {
  const query = readListingQuery(url.searchParams);
  const [tree, listing] = await Promise.all([
    settle(api.call(productEndpoints.categoryTree, {}, { signal })),
    loadListing(api, query, {}, signal),
  ]);
  return { asked: asked(query), listing, tree: tree.ok ? tree.value.data : [] };
}) satisfies Loader<ListingData>;

/** The page of one category. An unknown one is a page that does not exist. */
export const categoryLoader = (async ({ api, params, url, signal }) => {
  const slug = params.slug ?? '';
  const query = readListingQuery(url.searchParams);
  const [{ data: tree }, listing] = await Promise.all([
    api.call(productEndpoints.categoryTree, {}, { signal }),
    loadListing(api, query, { category: slug }, signal),
  ]);
  if (!trailTo(tree, slug)) notFound();
  return { asked: asked(query), listing, tree };
}) satisfies Loader<ListingData>;

const asked = (query: ListingQuery) => ({
  search: query.search,
  page: query.page,
  narrowed: countFilters(query) > 0 || query.sort !== undefined,
});
