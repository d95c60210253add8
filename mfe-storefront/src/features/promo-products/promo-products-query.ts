import type { SortValue } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** The orders in which a promo's products can be seen; the first one is the usual. */
export const promoProductSorts = [
  'bestseller',
  'lates',
  'price_asc',
  'price_desc',
  'rating',
] as const satisfies readonly SortValue[];
export type PromoProductSort = (typeof promoProductSorts)[number];

export interface PromoProductsQuery {
  sort: PromoProductSort;
  page: number;
}

/** Reads the page's address. What makes no sense means the usual order, from the beginning. */
export const readPromoProductsQuery = (params: URLSearchParams): PromoProductsQuery => {
  const page = params.get('page') ?? '';
  return {
    sort: promoProductSorts.find((one) => one === params.get('sort')) ?? promoProductSorts[0],
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

export const promoProductsPath = (promoId: string, { sort, page }: PromoProductsQuery): string =>
  linkTo('storefront.promo', {
    id: promoId,
    sort: sort === promoProductSorts[0] ? undefined : sort,
    page: page > 1 ? page : undefined,
  });
