import type { id } from './wallet-messages.id.ts';

export const en: typeof id = {
  history: 'Balance history',
  pages: 'Balance history pages',
  filter: 'Filter the balance history',
  type: 'Type',
  everyType: 'All types',
  types: {
    refund: 'Refund',
    payment: 'Payment',
    withdraw: 'Withdrawal',
    topup: 'Top-up',
    adjustment: 'Adjustment',
    sale: 'Sale',
  },
  after: (amount) => `Balance ${amount}`,
  column: { entry: 'Entry', at: 'Time', amount: 'Amount', after: 'Afterwards' },
  empty: 'No history yet',
  nothingFound: 'No records match',
  nothingFoundText: 'Try another type or a wider date range.',
  hold: {
    title: 'Not withdrawable yet',
    until: (at: string) => `Until ${at} at the latest`,
  },
  withdrawal: {
    title: 'Latest withdrawals',
    none: 'No withdrawals yet',
    estimate: (at) => `Arrives by ${at}`,
    status: {
      requested: 'Requested',
      approved: 'Approved',
      processing: 'Processing',
      paid: 'Sent',
      rejected: 'Rejected',
      reversed: 'Sent back by the bank',
    },
  },
  withdraw: {
    rules: (min, max, times) => `From ${min}, at most ${max} and ${times} withdrawals a day.`,
    amount: 'Amount',
    available: (amount) => `You can withdraw ${amount}`,
    all: 'Everything',
    submit: 'Withdraw now',
    submitAmount: (amount) => `Withdraw ${amount}`,
    close: 'Close',
  },
  password: {
    label: 'Pasar password',
    hint: 'To confirm it is you',
    show: 'Show password',
    hide: 'Hide password',
  },
  buyer: {
    emptyText: 'Refunds, payments and withdrawals appear here.',
    noWithdrawal: 'Withdrawals to your bank and their status appear here.',
    returned: 'The money is back in your balance',
  },
  seller: {
    emptyText: 'Earnings and withdrawals appear here.',
    noWithdrawal: "Withdrawals to your store's account and their status appear here.",
    returned: "The money is back in the store's balance",
  },
};
