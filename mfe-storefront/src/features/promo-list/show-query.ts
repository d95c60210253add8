import type { ListedPromo } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** Which vouchers the promo page shows: all, one kind, those of stores, or those that the user can use. */
export const shows = ['all', 'discount', 'shipping', 'stores', 'mine'] as const;
export type Show = (typeof shows)[number];

export interface ShowQuery {
  show: Show;
  page: number;
}

/** Reads the page's address. What makes no sense means everything, from the beginning. */
export const readShowQuery = (params: URLSearchParams): ShowQuery => {
  const page = params.get('page') ?? '';
  return {
    show: shows.find((one) => one === params.get('show')) ?? 'all',
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
};

export const showPath = ({ show, page }: ShowQuery): string =>
  linkTo('storefront.promos', { show: show === 'all' ? undefined : show, page: page > 1 ? page : undefined });

const fits: Record<Show, (offer: ListedPromo) => boolean> = {
  all: () => true,
  mine: () => true,
  discount: ({ kind }) => kind === 'discount',
  shipping: ({ kind }) => kind === 'shipping',
  stores: ({ owner }) => owner === 'merchant',
};

const order: Record<ListedPromo['state'], number> = {
  running: 0,
  upcoming: 1,
  paused: 2,
  exhausted: 3,
  ended: 4,
};

/** The matching ones: usable ones first, then upcoming, then used up; otherwise in the server's order. */
export const filterVouchers = (offers: readonly ListedPromo[], show: Show): ListedPromo[] =>
  offers.filter(fits[show]).sort((one, other) => order[one.state] - order[other.state]);
