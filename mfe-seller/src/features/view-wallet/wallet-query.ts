import { paths, walletEntryTypes } from '@pasar/contract';
import { type WalletQuery, walletAddress } from '@pasar/dashboard';

/** A store pays nothing from its wallet. */
export const storeEntryTypes = walletEntryTypes.filter((type) => type !== 'payment');

export const walletPath = (query: Partial<WalletQuery>): string =>
  walletAddress(paths.seller.wallet(), query);
