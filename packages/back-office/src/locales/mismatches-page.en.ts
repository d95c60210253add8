import type * as indonesian from './mismatches-page.id.ts';

export const mismatchKind: typeof indonesian.mismatchKind = {
  shown_net: 'Page differs from journals',
  payment_amount: 'Other amount paid',
  payment_unknown: 'Unknown payment',
  payment_reversed: 'Payment reversed',
  settlement: 'Other amount settled',
  courier_booking: 'Courier booking unclear',
  courier_recall: 'Parcel not recalled',
  courier_ended: 'Parcel ended by courier',
};

export const mismatches: typeof indonesian.mismatches = {
  search: 'Beginning of a code',
  kind: 'Kind',
  ref: 'About',
  amount: 'Difference',
  detail: 'Details',
  opened: 'Found',
  closed: 'Closed',
  closedBy: 'Closed by',
  byCheck: 'A later check',
  decision: 'Decision',
  tab: { open: 'Open', closed: 'Closed', all: 'All' },
  help: {
    shown_net:
      "A seller's page shows another amount than its journals. Tell the engineers; the journals hold.",
    payment_amount: "The money that came is not what was due. It is in the buyer's balance.",
    payment_unknown:
      "A provider reports a payment that the market does not know. Look it up in the provider's dashboard.",
    payment_reversed:
      'A provider took back money whose orders were sent or had ended. It is booked as a loss; ask the provider or the buyer. Unsent orders were cancelled.',
    settlement: 'The provider settled another amount than it took. Ask the provider.',
    courier_booking:
      "The courier may have booked a parcel that we gave up. Check the courier's dashboard before you book again.",
    courier_recall: 'The courier still carries a parcel that was recalled. Contact the courier.',
    courier_ended: 'The courier ended a parcel that was picked up. Find out where it is.',
  },
  close: {
    button: 'Close mismatch',
    title: 'Close this mismatch?',
    text: 'Closing it moves no money. Write what you found and what you did.',
    yes: 'Close',
  },
};
