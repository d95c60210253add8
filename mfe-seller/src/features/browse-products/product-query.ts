import { paths, productTabs, sellerProductSorts } from '@pasar/contract';
import { defineListQuery, oneOf, searchField } from '@pasar/dashboard';

/** A screenful or two: more rows would only slow the page down. */
export const perPage = 25;

export const stockFilters = ['low', 'empty'] as const;

const idField = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export const { read: readProductQuery, toPath: productListPath } = defineListQuery(paths.seller.products, {
  status: oneOf(productTabs, 'all'),
  search: searchField,
  category_id: idField,
  stock: oneOf(stockFilters, undefined),
  sort: oneOf(sellerProductSorts, 'lates'),
});

export type ProductQuery = ReturnType<typeof readProductQuery>;

export const isFiltered = ({ search, category_id, stock }: ProductQuery): boolean =>
  Boolean(search || category_id || stock);
