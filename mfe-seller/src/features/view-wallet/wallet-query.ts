import { paths, type WalletEntry, walletEntryTypes } from '@pasar/contract';
import { readDates, readPage } from '@pasar/dashboard';

export interface WalletQuery {
  type: WalletEntry['type'] | undefined;
  date_start: string | undefined;
  date_end: string | undefined;
  page: number;
}

/** A store pays nothing from its wallet. */
export const storeEntryTypes = walletEntryTypes.filter((type) => type !== 'payment');

export const readWalletQuery = (params: URLSearchParams): WalletQuery => ({
  type: storeEntryTypes.find((type) => type === params.get('type')),
  ...readDates(params),
  page: readPage(params),
});

export const walletPath = ({ page, ...fields }: Partial<WalletQuery>): string => {
  const query = Object.entries({ ...fields, page: page === 1 ? undefined : page }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${paths.seller.wallet()}?${search}` : paths.seller.wallet();
};

export const isNarrowed = ({ type, date_start, date_end }: WalletQuery): boolean =>
  Boolean(type || date_start || date_end);
