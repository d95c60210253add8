import { paths, type WalletEntry, walletEntryTypes } from '@pasar/contract';
import { readDates, readPage } from '@pasar/dashboard';

export interface WalletQuery {
  type: WalletEntry['type'] | undefined;
  date_start: string | undefined;
  date_end: string | undefined;
  page: number;
}

/** A buyer's wallet knows no sales: those are the store's. */
export const buyerEntryTypes = walletEntryTypes.filter((type) => type !== 'sale');

export const readWalletQuery = (params: URLSearchParams): WalletQuery => ({
  type: buyerEntryTypes.find((type) => type === params.get('type')),
  ...readDates(params),
  page: readPage(params),
});

export const walletPath = ({ page, ...fields }: Partial<WalletQuery>): string => {
  const query = Object.entries({ ...fields, page: page === 1 ? undefined : page }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${paths.account.wallet()}?${search}` : paths.account.wallet();
};

export const isNarrowed = ({ type, date_start, date_end }: WalletQuery): boolean =>
  Boolean(type || date_start || date_end);
