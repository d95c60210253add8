import { courierCodes, sellerTabs } from '@pasar/contract';
import { dayField, defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** A morning's work fits into one page. */
export const perPage = 50;

export const { read: readSellerOrderQuery, toPath: sellerOrderListPath } = defineListQuery(
  (query) => linkTo('seller.orders', query),
  {
    status: enumField(sellerTabs, 'all'),
    search: searchField,
    courier: enumField(courierCodes, ''),
    date_start: dayField,
    date_end: dayField,
  },
);

export type SellerOrderQuery = ReturnType<typeof readSellerOrderQuery>;

export const isFiltered = ({ search, courier, date_start, date_end }: SellerOrderQuery): boolean =>
  Boolean(search || courier || date_start || date_end);
