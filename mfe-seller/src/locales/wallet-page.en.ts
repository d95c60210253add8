import type * as indonesian from './wallet-page.id.ts';

export const wallet: typeof indonesian.wallet = {
  title: 'Store balance',
  lead: 'Earnings from completed orders.',
  withdrawable: 'Can be withdrawn now',
  balance: 'Balance',
  pending: 'Estimate from running orders',
  onWithdrawal: 'Being withdrawn',
  seeOrders: 'See the orders',
  statement: 'Statement',
  breakdown: 'How it came about',
  noBreakdown: 'The details did not load.',
};

export const withdraw: typeof indonesian.withdraw = {
  button: 'Withdraw',
  title: 'Withdraw earnings',
  to: "To the store's account",
  owner: 'In the name of {{name}}',
  noBank: "Add the store's bank account first to withdraw.",
  tooLittle: 'You can withdraw from {{min}}.',
  newBank: 'The account has just changed. You can withdraw from {{at}}.',
  dayIsFull: "Today's limit is reached. Try again tomorrow.",
};

export const bank: typeof indonesian.bank = {
  title: "Store's bank account",
  lead: 'What completed orders bring is withdrawn to this account.',
  safety:
    'A new account is checked by our staff, and withdrawals wait 24 hours: so that nobody else can divert your money.',
  toWallet: 'See the balance',
  status: {
    none: 'None yet',
    submitted: 'Waiting to be checked',
    approved: 'Approved',
    rejected: 'Refused',
  },
  none: 'No account yet. Add one so that earnings can be withdrawn.',
  branchOf: 'Branch: {{branch}}',
  change: 'Change account',
  add: 'Add account',
  wait: 'For your safety, withdrawals are possible again 24 hours after the account has changed.',
  bank: 'Bank',
  choose: 'Choose a bank',
  number: 'Account number',
  numberHint: '5 to 25 digits, no spaces',
  branch: 'Branch',
  owner: "Account holder's name",
  ownerHint: 'As written in the bank book',
  save: 'Save account',
};
