import type * as indonesian from './wallets-page.id.ts';

export { accounts } from './accounts-page.en.ts';
export { account } from './ledger-page.en.ts';

export const wallets: typeof indonesian.wallets = {
  lead: 'What each store or buyer has now. Open one to read all of its journals.',
  sum: 'Total: {{amount}}',
  empty: 'Include empty ones',
  owner: { seller_wallet: 'Store', buyer_wallet: 'Buyer' },
  search: { seller_wallet: 'Name of a store', buyer_wallet: 'Name, email or phone of a buyer' },
};
