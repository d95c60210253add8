import { paths, walletEntryTypes } from '@pasar/contract';
import { type WalletQuery, walletAddress } from '@pasar/dashboard';

/** A buyer's wallet has no seller orders: those are the store's. */
export const buyerEntryTypes = walletEntryTypes.filter((type) => type !== 'sale');

export const walletPath = (query: Partial<WalletQuery>): string =>
  walletAddress(paths.account.wallet(), query);
