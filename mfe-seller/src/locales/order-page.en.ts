import type * as indonesian from './order-page.id.ts';

export * from './earnings-messages.en.ts';
export * from './order-messages.en.ts';

export const meaning: typeof indonesian.meaning = {
  waiting_payment: "Waiting for the buyer's payment.",
  new: 'The buyer has paid. Accept before the time is up; after that the order is cancelled automatically and your store gets a penalty point.',
  processed: 'Pack the items, then call the courier. We hold the money until the buyer has them.',
  ready_to_ship: 'The courier is on the way. Write the tracking number on the parcel.',
  shipped: 'The parcel is on its way. We still hold the money.',
  delivered:
    'The parcel has arrived. The money reaches your balance when the buyer completes the order, or automatically when the time is up.',
  complained: 'The buyer has complained. We hold the money until it is settled.',
  completed: 'The order is complete and the money is in your balance.',
  payment_expired: 'The order was closed without payment.',
  cancelled_buyer: 'The buyer cancelled. The money went back to them and the stock to your store.',
  rejected: 'You rejected this order. All the money went back to the buyer.',
  cancelled_system: 'The order was cancelled automatically. All the money went back to the buyer.',
  refunded: 'The complaint was settled with a refund to the buyer.',
  booking:
    'A courier is being booked. The tracking number and the label appear here; if none can come, the order goes back to To Ship.',
  returned:
    'The courier brought this parcel back. The price of the items went back to the buyer; the courier keeps the fare. Confirm once you have it, so that its stock returns.',
};
