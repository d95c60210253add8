import { defineListQuery, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `open` is the number of the colleague beside the list. */
export const { read: readStaffQuery, toPath: staffPath } = defineListQuery(
  (query) => linkTo('back-office.staff', query),
  { open: searchField },
);
export type StaffQuery = ReturnType<typeof readStaffQuery>;
