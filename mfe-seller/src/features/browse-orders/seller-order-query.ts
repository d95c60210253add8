import { courierCodes, paths, type SellerTab, sellerTabs } from '@pasar/contract';
import { readDates, readPage } from '@pasar/dashboard';

/** A morning's work fits into one page. */
export const perPage = 50;

export interface SellerOrderQuery {
  status: SellerTab;
  search: string;
  courier: (typeof courierCodes)[number] | '';
  date_start: string | undefined;
  date_end: string | undefined;
  page: number;
}

/** The query of the address; an invalid part counts as absent. */
export const readSellerOrderQuery = (params: URLSearchParams): SellerOrderQuery => ({
  status: sellerTabs.find((tab) => tab === params.get('status')) ?? 'all',
  search: (params.get('search') ?? '').trim().slice(0, 100),
  courier: courierCodes.find((code) => code === params.get('courier')) ?? '',
  ...readDates(params),
  page: readPage(params),
});

/** The address of a list, without the first tab and the first page. */
export const sellerOrderListPath = ({ status, page, ...others }: Partial<SellerOrderQuery>): string =>
  paths.seller.orders({
    status: status === 'all' ? undefined : status,
    ...others,
    page: page === 1 ? undefined : page,
  });

export const isFiltered = ({ search, courier, date_start, date_end }: SellerOrderQuery): boolean =>
  Boolean(search || courier || date_start || date_end);
