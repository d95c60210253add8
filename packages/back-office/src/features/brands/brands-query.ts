import { defineListQuery, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `open` is the number of the brand beside the list, or `new`. */
export const { read: readBrandsQuery, toPath: brandsPath } = defineListQuery(
  (query) => linkTo('back-office.brands', query),
  { search: searchField, open: searchField },
);
export type BrandsQuery = ReturnType<typeof readBrandsQuery>;
