import { defineListQuery, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const { read: readPayoutsQuery, toPath: payoutsPath } = defineListQuery(
  (query) => linkTo('back-office.payouts', query),
  { search: searchField },
);
