import type { ApiClient } from '@pasar/api-client';
import { type Meta, type ProductCard, type PromoPage, promoEndpoints } from '@pasar/contract';
import type { PromoProductsQuery } from './promo-products-query.ts';

/** Four rows of six on a desktop. */
const perPage = 24;

/** A promo and a page of its products. Plain data: it travels with the document. */
export interface PromoWithProducts {
  promo: PromoPage;
  items: readonly ProductCard[];
  meta: Pick<Meta, 'current_page' | 'last_page' | 'total'>;
  query: PromoProductsQuery;
}

/** A campaign by its slug, or a voucher by its number, and the products that it is for. Throws the 404 of an unknown one. */
export const loadPromo = async (
  api: ApiClient,
  promoid: string,
  query: PromoProductsQuery,
  signal: AbortSignal,
): Promise<PromoWithProducts> => {
  const { data, promo, meta } = await api.call(
    promoEndpoints.products,
    { params: { promoid }, query: { ...query, per_page: perPage } },
    { signal },
  );
  const { current_page, last_page, total } = meta;
  const counted = { current_page, last_page, total };
  return { promo, items: data, meta: counted, query };
};
