import { paths, type WishQuery } from '@pasar/contract';

/** Which wishes the page shows: its address holds it. */
export type ShownWishes = Pick<WishQuery, 'search' | 'sort' | 'show' | 'page'>;

export const wishSorts = [
  'added',
  'drop',
  'price_asc',
  'price_desc',
] as const satisfies ShownWishes['sort'][];
export const wishShows = ['all', 'cheaper', 'available'] as const satisfies ShownWishes['show'][];

const longest = 100;

/** Reads a page's address; what makes no sense is left out. */
export const readWishQuery = (params: URLSearchParams): ShownWishes => {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').trim().slice(0, longest),
    sort: wishSorts.find((sort) => sort === params.get('sort')) ?? 'added',
    show: wishShows.find((show) => show === params.get('show')) ?? 'all',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
};

/** The address of the wishlist that shows them. */
export const wishesPath = ({ search, sort, show, page }: ShownWishes): string => {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'added' && { sort }),
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.wishlist() + (params && `?${params}`);
};

export const isNarrowed = ({ search, show }: ShownWishes): boolean => search !== '' || show !== 'all';
