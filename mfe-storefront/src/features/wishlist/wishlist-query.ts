import type { WishlistQuery } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** The filters of the wishlist page, stored in its address. */
export type WishlistPageQuery = Pick<WishlistQuery, 'search' | 'sort' | 'show' | 'page'>;

export const wishlistSorts = [
  'added',
  'drop',
  'price_asc',
  'price_desc',
] as const satisfies WishlistPageQuery['sort'][];
export const wishlistFilters = ['all', 'cheaper', 'available'] as const satisfies WishlistPageQuery['show'][];

const longest = 100;

/** Reads a page's address; what makes no sense is left out. */
export const readWishlistQuery = (params: URLSearchParams): WishlistPageQuery => {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').trim().slice(0, longest),
    sort: wishlistSorts.find((sort) => sort === params.get('sort')) ?? 'added',
    show: wishlistFilters.find((show) => show === params.get('show')) ?? 'all',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
};

/** The address of the wishlist that shows them. */
export const wishlistPath = ({ search, sort, show, page }: WishlistPageQuery): string => {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'added' && { sort }),
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return linkTo('storefront.wishlist') + (params && `?${params}`);
};

export const isFiltered = ({ search, show }: WishlistPageQuery): boolean => search !== '' || show !== 'all';
