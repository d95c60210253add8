import { productTabs, sellerProductSorts } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** A screenful or two: more rows would only slow the page down. */
export const perPage = 25;

export const stockFilters = ['low', 'empty'] as const;

const idField = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export const { read: readProductQuery, toPath: productListPath } = defineListQuery(
  (query) => linkTo('seller.products', query),
  {
    status: enumField(productTabs, 'all'),
    search: searchField,
    category_id: idField,
    stock: enumField(stockFilters, undefined),
    sort: enumField(sellerProductSorts, 'lates'),
  },
);

export type ProductQuery = ReturnType<typeof readProductQuery>;

export const isFiltered = ({ search, category_id, stock }: ProductQuery): boolean =>
  Boolean(search || category_id || stock);
