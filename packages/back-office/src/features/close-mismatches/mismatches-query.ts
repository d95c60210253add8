import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const mismatchTabs = ['open', 'closed', 'all'] as const;

/** `open` is the number of the mismatch beside the list. */
export const { read: readMismatchesQuery, toPath: mismatchesPath } = defineListQuery(
  (query) => linkTo('back-office.mismatches', query),
  { status: enumField(mismatchTabs, 'open'), search: searchField, open: searchField },
);
export type MismatchesQuery = ReturnType<typeof readMismatchesQuery>;
