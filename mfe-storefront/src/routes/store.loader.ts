import {
  type Meta,
  type ProductCard,
  productEndpoints,
  type ReviewInStore,
  type ReviewSummary,
  type StorePage,
  storeEndpoints,
} from '@pasar/contract';
import {
  fallBackToCurrent,
  fallBackToCurrentSection,
  type Loader,
  type SectionResult,
  toResult,
} from '@pasar/slice-kit';
import type { Category, CategoryTree } from '../features/listing/category-trail.ts';
import { type ListingQuery, readListingQuery } from '../features/listing/listing-query.ts';
import { type Listing, loadListing } from '../features/listing/load-listing.ts';
import { readReviewQuery } from '../features/reviews/review-query.ts';

/** One row on a desktop. */
const bestSellers = 6;
export const reviewsPerPage = 5;

export interface StoreData {
  store: StorePage;
  /** The store's part of the category tree. */
  tree: SectionResult<readonly Category[]>;
  best: SectionResult<readonly ProductCard[]>;
  /** Null when the products could not be loaded. Under this name the filters of a phone find the number of hits. */
  listing: Listing | null;
  reviews: SectionResult<{ items: readonly ReviewInStore[]; meta: Meta; summary: ReviewSummary }>;
  /** The query in the document's head. */
  page: number;
  /** Structured data has absolute addresses. */
  origin: string;
}

/** A store, and beside it what may fail alone: its best sellers and its products. One that may not sell is a 404. */
export const storeLoader = (async ({ api, params, url, signal, ...args }) => {
  const shown = args.shown as StoreData | undefined; // this loader's own last answer
  const slug = params.slug ?? '';
  const query = readListingQuery(url.searchParams);
  const { star, withPictures, order, page } = readReviewQuery(url.searchParams);
  const [store, tree, best, listing, reviews] = await Promise.all([
    fallBackToCurrent(
      api
        .call(storeEndpoints.detail, { params: { merchant_slug: slug } }, { signal })
        .then(({ data }) => data),
      shown?.store,
    ),
    toResult(api.call(productEndpoints.categoryTree, {}, { signal })),
    toResult(
      api.call(
        storeEndpoints.products,
        { params: { merchant_slug: slug }, query: { sort: 'bestseller', per_page: bestSellers } },
        { signal },
      ),
    ),
    toResult(loadListing(api, query, { store: slug }, signal)),
    toResult(
      api.call(
        storeEndpoints.reviews,
        {
          params: { merchant_slug: slug },
          query: {
            ...(star && { rating: star }),
            with_media: withPictures ? '1' : '0',
            sort: order,
            page,
            per_page: reviewsPerPage,
          },
        },
        { signal },
      ),
    ),
  ]);
  const known = new Set<number>(store.categories.map(({ id }) => id));
  return {
    store,
    tree: fallBackToCurrentSection(
      tree.ok ? { ok: true, value: branchesWith(tree.value.data, known) } : tree,
      shown?.tree,
    ),
    best: fallBackToCurrentSection(best.ok ? { ok: true, value: best.value.data } : best, shown?.best),
    listing: listing.ok ? withoutLoneBrand(listing.value, query) : null,
    reviews: reviews.ok
      ? {
          ok: true,
          value: { items: reviews.value.data, meta: reviews.value.meta, summary: reviews.value.summary },
        }
      : reviews,
    page: query.page,
    origin: url.origin,
  };
}) satisfies Loader<StoreData>;

/** A store that sells one brand has none to choose from. */
const withoutLoneBrand = ({ facets, ...listing }: Listing, query: ListingQuery): Listing => ({
  ...listing,
  facets: {
    ...facets,
    brands: facets.brands.length > 1 || query.brands.length > 0 ? facets.brands : [],
  },
});

/** The part of the tree that holds these categories. */
const branchesWith = (tree: CategoryTree | readonly Category[], known: ReadonlySet<number>): Category[] =>
  tree.flatMap(({ children = [], ...category }) =>
    known.has(category.id) ? [{ ...category, children: branchesWith(children, known) }] : [],
  );
