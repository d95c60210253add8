import {
  type ProductTab,
  paths,
  productTabs,
  type SellerProductSort,
  sellerProductSorts,
} from '@pasar/contract';
import { readPage } from '@pasar/dashboard';

/** A screenful or two: more rows would only slow the page down. */
export const perPage = 25;

export const stockFilters = ['low', 'empty'] as const;

export interface ProductQuery {
  status: ProductTab;
  search: string;
  category_id: number | undefined;
  stock: (typeof stockFilters)[number] | undefined;
  sort: SellerProductSort;
  page: number;
}

const idIn = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The query of the address; an invalid part counts as absent. */
export const readProductQuery = (params: URLSearchParams): ProductQuery => ({
  status: productTabs.find((tab) => tab === params.get('status')) ?? 'all',
  search: (params.get('search') ?? '').trim().slice(0, 100),
  category_id: idIn(params.get('category_id')),
  stock: stockFilters.find((stock) => stock === params.get('stock')),
  sort: sellerProductSorts.find((sort) => sort === params.get('sort')) ?? 'lates',
  page: readPage(params),
});

/** The address of a list, without default values. */
export const productListPath = ({ status, sort, page, ...others }: Partial<ProductQuery>): string =>
  paths.seller.products({
    status: status === 'all' ? undefined : status,
    ...others,
    sort: sort === 'lates' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });

export const isFiltered = ({ search, category_id, stock }: ProductQuery): boolean =>
  Boolean(search || category_id || stock);
