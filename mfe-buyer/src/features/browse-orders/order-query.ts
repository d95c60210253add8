import { type BuyerTab, buyerTabs, paths } from '@pasar/contract';
import { readDates, readPage } from '@pasar/dashboard';

export interface OrderQuery {
  status: BuyerTab;
  search: string;
  date_start: string | undefined;
  date_end: string | undefined;
  page: number;
}

/** The query of the address; an invalid part counts as absent. */
export const readOrderQuery = (params: URLSearchParams): OrderQuery => ({
  status: buyerTabs.find((tab) => tab === params.get('status')) ?? 'all',
  search: (params.get('search') ?? '').trim().slice(0, 100),
  ...readDates(params),
  page: readPage(params),
});

/** The address of a list, without the first tab and the first page. */
export const orderListPath = ({ status, page, ...others }: Partial<OrderQuery>): string =>
  paths.account.orders({
    status: status === 'all' ? undefined : status,
    ...others,
    page: page === 1 ? undefined : page,
  });

export const isFiltered = ({ search, date_start, date_end }: OrderQuery): boolean =>
  Boolean(search || date_start || date_end);
