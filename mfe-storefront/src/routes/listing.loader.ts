import { productEndpoints } from '@pasar/contract';
import {
  type Loader,
  type LoaderArgs,
  linkTo,
  notFound,
  redirectTo,
  type SectionResult,
  toResult,
  toResultOnOutage,
  unavailable,
} from '@pasar/slice-kit';
import { type Category, trailTo } from '../features/listing/category-trail.ts';
import { countFilters } from '../features/listing/change-query.ts';
import { type ListingQuery, readListingQuery } from '../features/listing/listing-query.ts';
import { type Listing, loadListing } from '../features/listing/load-listing.ts';

export interface ListingData {
  /** The query in the document's head. */
  asked: { search: string; page: number /** By a filter or another order. */; narrowed: boolean };
  /** Null when the products could not be loaded: the breadcrumb remains. */
  listing: Listing | null;
  /** Empty when it could not be loaded: the list works without this filter, and reports it. */
  tree: readonly Category[];
  /** The category of the page where the tree, which names it, did not come. */
  lone?: Category;
}

/** The search page: everything, or what matches the text. */
export const searchLoader = (async ({ api, url, signal, ...args }) => {
  const query = readListingQuery(url.searchParams);
  const [tree, listing] = await Promise.all([
    toResult(api.call(productEndpoints.categoryTree, {}, { signal })),
    toResultOnOutage(loadListing(api, query, {}, signal)),
  ]);
  return withGoods(listing, {
    asked: asked(query),
    tree: tree.ok ? tree.value.data : shownTree(args),
  });
}) satisfies Loader<ListingData>;

/** The page of one category. An unknown one is a page that does not exist. */
export const categoryLoader = (async ({ api, params, url, signal, ...args }) => {
  const slug = params.slug ?? '';
  const query = readListingQuery(url.searchParams);
  const tree = api.call(productEndpoints.categoryTree, {}, { signal });
  const [known, listing] = await Promise.all([
    toResultOnOutage(tree),
    toResultOnOutage(loadListing(api, query, { category: slug }, signal)),
  ]);
  const data = { asked: asked(query), tree: known.ok ? known.value.data : shownTree(args) };
  if (trailTo(data.tree, slug)) return withGoods(listing, data);
  if (known.ok) {
    const to = known.value.moved?.[slug];
    if (to === undefined) notFound();
    redirectTo(to === null ? linkTo('storefront.search') : linkTo('storefront.category', { slug: to }));
  }
  // Without the tree the list itself may name the category.
  const lone = listing.ok && listing.value.facets.categories.find((one) => one.slug === slug);
  if (!lone) return tree.then(notFound);
  return withGoods(listing, { ...data, lone });
}) satisfies Loader<ListingData>;

/** A page of one category, or the search page. */
export const listingLoader: Loader<ListingData> = (args) =>
  args.params.slug === undefined ? searchLoader(args) : categoryLoader(args);

const withGoods = (listing: SectionResult<Listing>, data: Omit<ListingData, 'listing'>): ListingData =>
  listing.ok ? { ...data, listing: listing.value } : unavailable({ ...data, listing: null });

/** The tree that the page shows already. */
const shownTree = ({ shown }: Pick<LoaderArgs, 'shown'>): ListingData['tree'] =>
  (shown as ListingData | undefined)?.tree ?? []; // this loader's own last answer

const asked = (query: ListingQuery) => ({
  search: query.search,
  page: query.page,
  narrowed: countFilters(query) > 0 || query.sort !== undefined,
});
