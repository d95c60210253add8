import type * as indonesian from './payments-page.id.ts';

export { bookFile } from './book-file.en.ts';

export { paymentNames } from './payment-names.en.ts';

export const payments: typeof indonesian.payments = {
  search: "Payment code, buyer's name or email",
  code: 'Code',
  buyer: 'Buyer',
  method: 'Method',
  amount: 'Amount',
  received: 'Received',
  status: 'Status',
  created: 'Created',
  expires: 'Pay by',
  paidAt: 'Paid on',
  orders: 'Orders',
  toOrders: 'See its orders',
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
  reference: 'Charge',
  providerRef: "Provider's number",
  responded: 'Provider responded',
  check: 'Ask the provider now',
  tab: {
    all: 'All',
    waiting: 'Waiting',
    paid: 'Paid',
    expired: 'Expired',
    cancelled: 'Cancelled',
    refunded: 'In the balance',
  },
};

export const charge: typeof indonesian.charge = {
  asked: 'Requested',
  waiting: 'Waiting for the buyer',
  paid: 'Paid',
  expired: 'Expired',
  cancelled: 'Cancelled',
  failed: 'Failed',
  unknown: 'Unclear',
  reversed: 'Reversed',
};

export const settlement: typeof indonesian.settlement = {
  title: 'Provider settlement',
  text: 'CSV with the columns reference, amount and fee, in rupiah. Each charge is booked once; wrong lines are named, right ones booked.',
  provider: 'Provider',
  providerHint: 'As on the charge, for example midtrans',
  file: 'Settlement file',
  booked_one: '{{count}} charge booked.',
  booked_other: '{{count}} charges booked.',
};
