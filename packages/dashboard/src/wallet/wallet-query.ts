import type { WalletEntry } from '@pasar/contract';
import { toSearchParams } from '../list-filter/list-filter.tsx';
import { readDates, readPage } from '../list-filter/read-dates.ts';

export interface WalletQuery {
  type: WalletEntry['type'] | undefined;
  date_start: string | undefined;
  date_end: string | undefined;
  page: number;
}

/** The query of a wallet's address; kinds that this wallet does not know count as all. */
export const readWalletQuery = (
  params: URLSearchParams,
  types: readonly WalletEntry['type'][],
): WalletQuery => ({
  type: types.find((type) => type === params.get('type')),
  ...readDates(params),
  page: readPage(params),
});

/** The address of a wallet at `path`; the first page needs no number. */
export const walletAddress = (path: string, { page, ...fields }: Partial<WalletQuery>): string => {
  const search = toSearchParams({ ...fields, page: page && page > 1 ? String(page) : undefined }).toString();
  return search ? `${path}?${search}` : path;
};

export const isFiltered = ({ type, date_start, date_end }: WalletQuery): boolean =>
  Boolean(type || date_start || date_end);
