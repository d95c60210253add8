import { defineListQuery, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `open` is the number of the category beside the tree, or `new`; `parent` is where a new one goes. */
export const { read: readCategoriesQuery, toPath: categoriesPath } = defineListQuery(
  (query) => linkTo('back-office.categories', query),
  { open: searchField, parent: searchField },
);
export type CategoriesQuery = ReturnType<typeof readCategoriesQuery>;
