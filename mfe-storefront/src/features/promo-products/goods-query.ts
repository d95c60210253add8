import { paths, type SortValue } from '@pasar/contract';

/** The orders in which a promo's goods can be seen; the first one is the usual. */
export const goodsSorts = [
  'bestseller',
  'lates',
  'price_asc',
  'price_desc',
  'rating',
] as const satisfies readonly SortValue[];
export type GoodsSort = (typeof goodsSorts)[number];

export interface GoodsQuery {
  sort: GoodsSort;
  page: number;
}

/** Reads the page's address. What makes no sense means the usual order, from the beginning. */
export const readGoodsQuery = (params: URLSearchParams): GoodsQuery => {
  const page = params.get('page') ?? '';
  return {
    sort: goodsSorts.find((one) => one === params.get('sort')) ?? goodsSorts[0],
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

export const goodsPath = (promoId: string, { sort, page }: GoodsQuery): string =>
  paths.promo(promoId, {
    sort: sort === goodsSorts[0] ? undefined : sort,
    page: page > 1 ? page : undefined,
  });
