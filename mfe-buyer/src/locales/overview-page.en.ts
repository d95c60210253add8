import type * as id from './overview-page.id.ts';

export const overview: typeof id.overview = {
  hello: 'Hello, {{name}}',
  lead: 'Your parcels, your money and what needs your attention.',
  all: 'See all',
  allOf: 'See all: {{of}}',
  orders: 'Latest orders',
  held: '{{amount}} on hold',
  todo: {
    title: 'To do',
    unpaid: 'To pay',
    processed: 'Being prepared',
    shipped: 'On the way',
    confirm: 'To confirm',
    review: 'To review',
    complained: 'Complaints',
  },
  staff: {
    title: 'You work for the market',
    text: 'The queue of decisions and the market figures are in the back office.',
    action: 'Open the back office',
  },
  rejected: {
    title: 'A document was rejected',
    text: 'Read why, then upload a new photo.',
    action: 'Open documents',
  },
};
