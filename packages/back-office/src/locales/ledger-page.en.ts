import type * as indonesian from './ledger-page.id.ts';

export const ledger: typeof indonesian.ledger = {
  search: 'Code of an order, payment or withdrawal, or a tracking number',
  refunds: 'Refunds',
  sum: 'Total booked in this account: {{amount}}. What we owe is positive, what we have is negative.',
  all: 'All',
  at: 'Time',
  event: 'Event',
  reference: 'About',
  amount: 'Amount',
  ofAccount: 'Account: {{account}} ×',
  ofOwner: 'Account: {{account}}, {{name}} ×',
  postings: 'Booked',
};

export const account: typeof indonesian.account = {
  buyer_wallet: "Buyer's balance",
  seller_wallet: "Store's balance",
  escrow: 'Held money',
  wallet_hold: 'Reserved balance',
  gateway_clearing: 'Payment provider',
  platform_commission: 'Commission',
  platform_fee: 'Service fee',
  promo_expense: 'Market promos',
  courier_payable: 'Owed to couriers',
  courier_deposit: 'Courier deposit',
  shipping_loss: 'Shipping difference',
  withdrawal_clearing: 'Withdrawals under way',
  payment_loss: 'Payment difference',
  provider_fee: 'Provider fees',
  bank: 'Bank',
};

export const journal: typeof indonesian.journal = {
  J0: 'Balance reserved',
  J1: 'Payment received',
  J2: 'Money refunded',
  J3: 'Order completed',
  J4: 'Complaint decided',
  J5: 'Withdrawal',
  J6: 'Adjustment',
  J9: 'Payment reversed',
  J11: 'Provider settlement',
  J12: 'Courier cost',
};
