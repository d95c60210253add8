import { defineListQuery, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `open` is the number of the check beside the list. */
export const { read: readChecksQuery, toPath: checksPath } = defineListQuery(
  (query) => linkTo('back-office.checks', query),
  { open: searchField },
);
export type ChecksQuery = ReturnType<typeof readChecksQuery>;
