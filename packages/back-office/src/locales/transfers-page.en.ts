import type * as indonesian from './transfers-page.id.ts';

export const transfers: typeof indonesian.transfers = {
  search: 'Code, buyer, or amount on the account',
  amount: 'Amount',
  amountAtBank: 'Amount on the account',
  received: 'Received',
  sender: 'Sender',
  buyer: 'Buyer',
  payment: 'Payment',
  proof: 'Transfer proof',
  proofAt: 'Proof sent',
  expires: 'Pay by',
  status: 'Status',
  bankReference: 'Bank reference',
  bankReferenceHint: 'From the account statement; one number for one transfer',
  rejected: 'Last proof rejected',
  tab: {
    open: 'Open',
    proved: 'With proof',
    waiting: 'Without proof',
    confirmed: 'Received',
    ended: 'Ended',
    all: 'All',
  },
  confirm: {
    button: 'Received (A)',
    title: 'Is {{amount}} on the account?',
    text: 'The orders count as paid at once and sellers start packing. This cannot be undone.',
    yes: 'Yes, it is there',
    differs:
      "The amount differs: the money goes to the buyer's balance and the orders still wait for payment.",
  },
  reject: {
    button: 'Reject proof (R)',
    title: 'Reject the transfer proof?',
    text: 'The buyer reads your reason and can send another proof until the deadline.',
    yes: 'Reject proof',
  },
};
