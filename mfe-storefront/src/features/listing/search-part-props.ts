import type { ListingQuery } from './listing-query.ts';
import type { Listing } from './load-listing.ts';

/** What each part of a search's page gets. */
export interface SearchPartProps {
  query: ListingQuery;
  search: Listing['search'];
  pathFor(query: ListingQuery): string;
}
