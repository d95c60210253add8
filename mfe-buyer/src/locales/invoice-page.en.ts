import type * as id from './invoice-page.id.ts';

export const invoice: typeof id.invoice = {
  back: '← Back to the order',
  print: 'Print',
  save: 'Download PDF',
  paid: 'PAID',
  returned: 'REFUNDED',
  number: 'Invoice number',
  paidAt: 'Paid on',
  seller: 'Seller',
  payment: 'Paid by',
  group: 'Payment code',
  courier: 'Courier',
  to: 'Shipped to',
  item: 'Item',
  qty: 'Quantity',
  price: 'Price',
  sum: 'Sum',
  automatic: 'This invoice was made by Pasar and is valid without a signature.',
};
