import { paths, type VoucherTab, voucherTabs } from '@pasar/contract';
import { readPage } from '@pasar/dashboard';

export interface VoucherQuery {
  state: VoucherTab;
  search: string;
  page: number;
}

/** The query of the address; an invalid part counts as absent. */
export const readVoucherQuery = (params: URLSearchParams): VoucherQuery => ({
  state: voucherTabs.find((tab) => tab === params.get('state')) ?? 'all',
  search: (params.get('search') ?? '').trim().slice(0, 100),
  page: readPage(params),
});

export const voucherListPath = ({ state, page, search }: Partial<VoucherQuery>): string =>
  paths.seller.vouchers({
    state: state === 'all' ? undefined : state,
    search,
    page: page === 1 ? undefined : page,
  });
