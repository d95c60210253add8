import { buyerTabs } from '@pasar/contract';
import { dayField, defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const { read: readOrderQuery, toPath: orderListPath } = defineListQuery(
  (query) => linkTo('buyer.orders', query),
  {
    status: enumField(buyerTabs, 'all'),
    search: searchField,
    date_start: dayField,
    date_end: dayField,
  },
);

export type OrderQuery = ReturnType<typeof readOrderQuery>;

export const isFiltered = ({ search, date_start, date_end }: OrderQuery): boolean =>
  Boolean(search || date_start || date_end);
