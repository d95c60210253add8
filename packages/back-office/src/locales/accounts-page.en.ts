import type * as indonesian from './accounts-page.id.ts';

export { account, ledger } from './ledger-page.en.ts';

export const accounts: typeof indonesian.accounts = {
  lead: 'What we owe is positive, what we have is negative; together they are zero.',
  name: 'Account',
  balance: 'Balance',
  sum: 'All accounts together',
};
