export { type Category, type CategoryTree, trailTo } from './category-trail.ts';
export { countFilters } from './change-query.ts';
export { EmptyListing } from './empty-listing.tsx';
export { ListingHeading } from './listing-heading.tsx';
export type { ListingPlace, ListingQuery } from './listing-query.ts';
export { ListingView } from './listing-view.tsx';
export type { Listing } from './load-listing.ts';
export { SubcategoryChips } from './subcategory-chips.tsx';
export { type ListingControl, useListingQuery } from './use-listing-query.ts';
