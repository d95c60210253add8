import { walletEntryTypes } from '@pasar/contract';
import { type WalletQuery, walletAddress } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** A store pays nothing from its wallet. */
export const storeEntryTypes = walletEntryTypes.filter((type) => type !== 'payment');

export const walletPath = (query: Partial<WalletQuery>): string =>
  walletAddress(linkTo('seller.wallet'), query);
