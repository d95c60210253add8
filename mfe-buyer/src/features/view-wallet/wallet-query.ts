import { walletEntryTypes } from '@pasar/contract';
import { type WalletQuery, walletAddress } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** A buyer's wallet has no seller orders: those are the store's. */
export const buyerEntryTypes = walletEntryTypes.filter((type) => type !== 'sale');

export const walletPath = (query: Partial<WalletQuery>): string =>
  walletAddress(linkTo('buyer.wallet'), query);
