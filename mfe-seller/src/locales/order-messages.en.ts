import type * as indonesian from './order-messages.id.ts';

export const sellerOrders: typeof indonesian.sellerOrders = {
  tabs: 'Order stages',
  tab: {
    all: 'All',
    new: 'New orders',
    to_ship: 'To ship',
    waiting_pickup: 'Awaiting pickup',
    shipped: 'Shipped',
    complained: 'In dispute',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  search: 'Search orders',
  searchHint: 'Code, product, tracking number or receiver',
  filters: 'Filters',
  courier: 'Courier',
  anyCourier: 'All couriers',
  save: 'Download CSV',
  to: 'to {{city}}',
  more: '+{{n}} more, {{total}} items in all',
  column: {
    pick: 'Select',
    code: 'Order',
    items: 'What to pack',
    receiver: 'Receiver',
    net: 'Earnings',
    due: 'Deadline',
    actions: 'Actions',
  },
  pages: 'Order pages',
  none: {
    title: 'No orders yet',
    text: 'Once a buyer has paid, the order appears here with its deadline.',
    action: 'See your store profile',
  },
  noneHere: {
    title: 'No orders at this stage',
    text: 'They are all taken care of, or none has reached this stage.',
    action: 'See all orders',
  },
  nothingFound: {
    title: 'No orders match',
    text: 'Try other words or a wider date range.',
    action: 'Clear filters',
  },
};

export const sellerOrder: typeof indonesian.sellerOrder = {
  lead: 'Ordered on {{at}}',
  back: '← All orders',
  qty: '{{n}} ×',
  itemNote: 'Note: {{note}}',
  note: "The buyer's note: {{note}}",
  dropship: 'Dropship',
  items: 'What to pack',
  parcel: 'Items: {{n}}, {{kilos}} kg',
  buyer: 'Buyer: {{name}}',
};

export const parcel: typeof indonesian.parcel = {
  booking: 'Tracking number on its way',
  copyOf: 'Copy tracking number {{code}}',
  label: 'Print label and slip',
};

export const action: typeof indonesian.action = {
  approve: 'Accept',
  reject: 'Reject',
  pickup: 'Call courier',
  enter_waybill: 'Enter tracking number',
  correct_waybill: 'Correct tracking number',
  confirm_delivery: 'Mark as delivered',
  confirm_return: 'Parcel is back',
  accept_cancel: 'Accept cancellation',
  reject_cancel: 'Decline cancellation',
  accept_complaint: 'Agree to refund',
  reject_complaint: 'Hand to the Pasar team',
  track: 'Track parcel',
};

export const ship: typeof indonesian.ship = {
  awb: 'Tracking number',
  awbHint: "8–30 letters and digits, as on the courier's receipt",
  receiver: "Receiver's name",
  photo: { awb: "Photo of the courier's receipt", receiver: 'Photo that proves the delivery' },
  photoOptional: 'Leave it empty if the photo is the same.',
  enter_waybill: {
    title: 'Enter the tracking number',
    text: "Bring the parcel to {{courier}} and pay the shipping there. The buyer's shipping is added to your balance once the order is complete.",
    yes: 'Save and ship',
  },
  correct_waybill: {
    title: 'Correct the tracking number',
    text: 'The number can be corrected twice before the parcel arrives. The buyer is notified.',
    yes: 'Save the number',
  },
  confirm_delivery: {
    title: 'Mark the parcel as delivered',
    text: 'Enter who received it and attach the proof. The buyer has 7 days to check before the money is paid.',
    yes: 'Mark as delivered',
  },
};

export const selection: typeof indonesian.selection = {
  bar: 'Selected orders',
  all: 'Select all on this page ({{n}})',
  one: 'Select order {{code}}',
  count: '{{n}} selected',
  most: 'First {{n}} selected',
  selectAllMatching: 'Select on other pages too',
  clear: 'Clear selection',
  approve: 'Accept {{n}}',
  pickup: 'Call courier {{n}}',
  print: 'Print labels ({{n}})',
};

export const result: typeof indonesian.result = {
  title: 'Result',
  done: {
    approve: 'Orders accepted: {{n}}',
    pickup: 'Courier called for orders: {{n}}',
    print: 'Labels ready to print: {{n}}',
  },
  failed: 'Orders that did not go through: {{n}}',
  close: 'Close the result',
  packThen: 'Once they are packed, call the courier for all of them.',
  pickup: 'Call courier for these {{n}}',
  bookingThen: 'Tracking numbers are being created. Labels can be printed once they appear.',
  printThen: 'Print their labels and packing slips now, one A6 file.',
  printAgain: 'The labels opened in a new tab. Not there? Open them again.',
  labelsOf: 'Labels {{n}} only',
  labelsOnly: 'Labels only',
  print: 'Print labels and slips ({{n}})',
};

export const confirm: typeof indonesian.confirm = {
  reason: 'Reason',
  message: 'Message to buyer',
  noStock: 'Set the stock of the items in this order to 0',
  reject: {
    title: 'Reject this order?',
    text: 'The buyer gets back everything that was paid, {{refund}}; your store receives {{net}}. This cannot be undone.',
    yes: 'Reject order',
  },
  accept_cancel: {
    title: 'Accept the cancellation?',
    text: 'The order is cancelled: the buyer gets {{refund}} back and your store receives {{net}}. Do not send the items.',
    yes: 'Accept cancellation',
  },
  reject_cancel: {
    title: 'Decline the request?',
    text: 'The order goes on. Pack and ship it in time.',
    yes: 'Decline request',
  },
  accept_complaint: {
    title: 'Agree to the refund?',
    text: 'The buyer gets {{refund}} back and your store receives {{net}}. This cannot be undone.',
    yes: 'Agree to refund',
  },
  reject_complaint: {
    title: 'Hand it to the Pasar team?',
    text: 'The team reads the complaint and your answer, then decides. We keep holding the money.',
    yes: 'Hand it over',
  },
};
