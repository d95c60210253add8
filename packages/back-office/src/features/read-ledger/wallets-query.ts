import { walletAccounts } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `show`: those that are not empty, or all. */
export const { read: readWalletsQuery, toPath: walletsPath } = defineListQuery(
  (query) => linkTo('back-office.wallets', query),
  {
    account: enumField(walletAccounts, 'seller_wallet'),
    show: enumField(['money', 'all'], 'money'),
    search: searchField,
  },
);
export type WalletsQuery = ReturnType<typeof readWalletsQuery>;
