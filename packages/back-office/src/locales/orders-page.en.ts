import type * as indonesian from './orders-page.id.ts';

export { paymentNames } from './payment-names.en.ts';

export const orders: typeof indonesian.orders = {
  search: 'Code of an order or payment, tracking number, buyer, or store',
  all: 'All',
  ofStore: 'Store number {{store}} ×',
  more: 'Courier, payment and dates',
  by: {
    paid: 'By day of payment ×',
    sold: 'Paid and not canceled, by day of payment ×',
    completed: 'Completed, by day of completion ×',
  },
  sums: '{{orders}} orders, items for {{items}}',
  stuck: 'Stuck',
  courier: 'Courier',
  anyCourier: 'All couriers',
  method: 'Payment',
  anyMethod: 'All payments',
  count: 'Found: {{total}}',
  code: 'Code',
  placed: 'Placed',
  buyer: 'Buyer',
  store: 'Store',
  status: 'Status',
  total: 'Total',
  due: 'Due',
  deadline: {
    pay: 'Pay until',
    respond: 'Respond until',
    ship: 'Ship until',
    pickup: 'Pickup until',
    complete: 'Auto-completes',
    reply_cancel: 'Reply to the cancellation until',
    reply_complaint: 'Reply to the complaint until',
  },
};
