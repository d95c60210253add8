import type { PromotionFilterName } from '@pasar/contract';
import type { ListingQuery } from './listing-query.ts';

/** Six rows of four beside the filters. */
export const listingPerPage = 24;

/**
 * The page's query in the format of `/products/list`. On a category's page, its options filter the category
 * itself.
 */
export const listingCall = (query: ListingQuery, category?: string) => {
  const asked = (offer: PromotionFilterName) =>
    query.promotions.includes(offer) ? ('1' as const) : undefined;
  return {
    search: query.search,
    'category[]': query.categories.length > 0 || !category ? [...query.categories] : [category],
    'city[]': [...query.cities],
    'brand[]': [...query.brands],
    'storetype[]': [...query.storeTypes],
    'color[]': [...query.colors],
    'size[]': [...query.sizes],
    'attribute[]': [...query.attributes],
    exact: query.exact && ('1' as const),
    near: query.near,
    min_price: query.minPrice,
    max_price: query.maxPrice,
    rating: query.rating,
    condition: query.condition,
    free_shipping: asked('free_shipping'),
    discount: asked('discount'),
    flash_sale: asked('flash_sale'),
    in_stock: asked('in_stock'),
    verified: asked('verified'),
    preorder: asked('preorder'),
    sort: query.sort,
    page: query.page,
    after: query.after,
    per_page: listingPerPage,
  };
};
