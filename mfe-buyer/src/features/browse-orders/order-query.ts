import { buyerTabs, paths } from '@pasar/contract';
import { dayField, defineListQuery, oneOf, searchField } from '@pasar/dashboard';

export const { read: readOrderQuery, toPath: orderListPath } = defineListQuery(paths.account.orders, {
  status: oneOf(buyerTabs, 'all'),
  search: searchField,
  date_start: dayField,
  date_end: dayField,
});

export type OrderQuery = ReturnType<typeof readOrderQuery>;

export const isFiltered = ({ search, date_start, date_end }: OrderQuery): boolean =>
  Boolean(search || date_start || date_end);
