import { appealStates } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `open` is the number of the appeal beside the list. */
export const { read: readAppealsQuery, toPath: appealsPath } = defineListQuery(
  (query) => linkTo('back-office.appeals', query),
  { state: enumField(appealStates, 'open'), open: searchField },
);
export type AppealsQuery = ReturnType<typeof readAppealsQuery>;
