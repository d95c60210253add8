import { courierCodes, paths, sellerTabs } from '@pasar/contract';
import { dayField, defineListQuery, enumField, searchField } from '@pasar/dashboard';

/** A morning's work fits into one page. */
export const perPage = 50;

export const { read: readSellerOrderQuery, toPath: sellerOrderListPath } = defineListQuery(
  paths.seller.orders,
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
