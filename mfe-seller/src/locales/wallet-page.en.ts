import type * as indonesian from './wallet-page.id.ts';

export * from './earnings-messages.en.ts';

export const wallet: typeof indonesian.wallet = {
  title: 'Store balance',
  lead: 'Earnings from completed orders.',
  withdrawable: 'Available to withdraw',
  balance: 'Balance',
  pending: 'Estimated from open orders',
  onWithdrawal: 'Being withdrawn',
  seeOrders: 'See the orders',
  statement: 'Download CSV',
  month: 'Monthly report',
  breakdown: 'Earnings breakdown',
  noBreakdown: 'The details did not load.',
};

export const withdraw: typeof indonesian.withdraw = {
  button: 'Withdraw',
  title: 'Withdraw earnings',
  to: "To the store's account",
  owner: 'Account holder: {{name}}',
  noBank: "Add the store's bank account first to withdraw.",
  tooLittle: 'You can withdraw from {{min}}.',
  newBank: 'The account has just changed. You can withdraw from {{at}}.',
  dayIsFull: "You have reached today's limit. Try again tomorrow.",
};

export const bank: typeof indonesian.bank = {
  title: "Store's bank account",
  lead: 'We pay out your earnings to this account.',
  safety: 'Our staff check a new account and withdrawals wait 24 hours, so nobody can divert your money.',
  toWallet: 'See the balance',
  status: {
    none: 'None yet',
    submitted: 'Being checked',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  none: 'No account yet. Add one to withdraw your earnings.',
  branchOf: 'Branch: {{branch}}',
  change: 'Change account',
  add: 'Add account',
  wait: 'For your safety, you can withdraw again 24 hours after changing the account.',
  bank: 'Bank',
  choose: 'Choose a bank',
  number: 'Account number',
  numberHint: '5 to 25 digits, no spaces',
  branch: 'Branch',
  owner: "Account holder's name",
  ownerHint: 'As in your bank records',
  save: 'Save account',
};
