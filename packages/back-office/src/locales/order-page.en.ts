import type * as indonesian from './order-page.id.ts';

export { account, journal } from './ledger-page.en.ts';
export { orders } from './orders-page.en.ts';
export { paymentNames } from './payment-names.en.ts';
export { charge } from './payments-page.en.ts';

export const order: typeof indonesian.order = {
  complaint: 'Open the complaint',
  items: 'Items',
  item: 'Item',
  qty: 'Quantity',
  price: 'Price',
  sum: 'Subtotal',
  note: "Buyer's note: {{note}}",
  money: {
    items: 'Items',
    seller_voucher: 'Store voucher',
    platform_voucher: 'Pasar voucher',
    shipping: 'Shipping',
    shipping_discount: 'Shipping discount',
    insurance: 'Insurance',
    total: 'Total',
    wallet_used: "From the buyer's balance",
  },
  history: 'History',
  actor: {
    buyer: 'Buyer',
    seller: 'Seller',
    staff: 'Pasar team',
    system: 'Automatic',
    courier: 'Courier',
  },
  notes: {
    title: 'Staff notes',
    none: 'No notes yet.',
    add: 'Add a note',
    text: 'Only staff read it. Notes cannot be changed or deleted.',
    field: 'Note',
    yes: 'Save',
  },
  journals: 'Journals',
  noJournals: 'No money has been booked yet.',
  escrow: 'held afterwards {{amount}}',
  sides: 'Buyer and store',
  contact: 'Contact',
  owner: 'Owner',
  receiver: 'Receiver',
  address: 'Address',
  payment: 'Payment',
  group: 'Payment code',
  reference: 'Charge',
  method: 'Method',
  answered: 'Answered by the provider',
  parcel: 'Parcel',
  courier: 'Courier',
  awb: 'Tracking number',
  scans: 'Tracking history',
  reason: 'Reason, which both sides read',
  extend: {
    button: 'Extend the deadline',
    title: 'Extend the deadline of {{code}}?',
    text: 'It is {{time}} now. Once only for each order. Both sides are notified and read your reason.',
    hours: 'More hours, {{most}} at most',
    yes: 'Extend',
    done_one: 'The deadline was extended by {{count}} hour',
    done_other: 'The deadline was extended by {{count}} hours',
  },
  action: {
    cancel: {
      button: 'Cancel the order',
      title: 'Cancel {{code}}?',
      text: "The money returns to the buyer's balance and the stock to the store. Both sides are notified. This cannot be undone. Above the limit of one staff user a colleague approves it first. What is booked:",
      yes: 'Cancel the order',
    },
    complete: {
      button: 'Complete the order',
      title: 'Complete {{code}}?',
      text: 'The money goes to the store, and the buyer can no longer complain. Both sides are notified. This cannot be undone. Above the limit of one staff user a colleague approves it first. What is booked:',
      yes: 'Complete the order',
    },
    lost: {
      button: 'Declare the parcel lost',
      title: 'Is the parcel of {{code}} lost?',
      text: "The money returns to the buyer's balance; the stock does not return. Both sides are notified. This cannot be undone. Above the limit of one staff user a colleague approves it first. What is booked:",
      yes: 'Declare it lost',
    },
  },
};
