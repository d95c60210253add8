import { defineListQuery, enumField, idField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const moderationStates = ['all', 'ok', 'pending', 'blocked'] as const;

/** `open` is the number of the product beside the list. */
export const { read: readProductsQuery, toPath: productsPath } = defineListQuery(
  (query) => linkTo('back-office.products', query),
  {
    moderation: enumField(moderationStates, 'all'),
    reported: enumField(['all', 'yes'], 'all'),
    store: idField,
    category: idField,
    search: searchField,
    open: searchField,
  },
);
export type ProductsQuery = ReturnType<typeof readProductsQuery>;
