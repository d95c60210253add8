import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const itemTabs = ['submitted', 'approved', 'rejected', 'withdrawn', 'all'] as const;

/** `open` is the number of the submission beside the list, `sale` that of the only session that is listed. */
export const { read: readItemsQuery, toPath: itemsPath } = defineListQuery(
  (query) => linkTo('back-office.flashItems', query),
  { status: enumField(itemTabs, 'submitted'), sale: searchField, open: searchField },
);
export type ItemsQuery = ReturnType<typeof readItemsQuery>;
