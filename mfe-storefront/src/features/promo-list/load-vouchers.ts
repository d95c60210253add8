import { type ApiClient, isApiError } from '@pasar/api-client';
import { type ListedPromo, promoEndpoints } from '@pasar/contract';
import { filterVouchers, type ShowQuery } from './show-query.ts';

/** Twelve rows of two on a desktop. */
const perPage = 24;

/** A page of vouchers. Plain data: it travels with the document. */
export interface VoucherListPage {
  offers: readonly ListedPromo[];
  total: number;
  page: number;
  lastPage: number;
}

/** The vouchers of a page; `login` when only a member has the requested ones. */
export const loadVouchers = async (
  api: ApiClient,
  { show, page }: ShowQuery,
  signal: AbortSignal,
): Promise<VoucherListPage | 'login'> => {
  const endpoint = show === 'mine' ? promoEndpoints.active : promoEndpoints.list;
  try {
    const { data } = await api.call(endpoint, {}, { signal });
    const offers = filterVouchers(data, show);
    const lastPage = Math.max(1, Math.ceil(offers.length / perPage));
    const shown = Math.min(page, lastPage);
    return {
      offers: offers.slice((shown - 1) * perPage, shown * perPage),
      total: offers.length,
      page: shown,
      lastPage,
    };
  } catch (failure) {
    if (show === 'mine' && isApiError(failure) && failure.code === 401) return 'login';
    throw failure;
  }
};
