import type * as id from './reviews-page.id.ts';

export const reviews: typeof id.reviews = {
  lead: 'Help others to choose. You can review until 30 days after an order was completed.',
  tabs: 'Reviews',
  tab: { pending: 'Waiting', done: 'Reviewed' },
  until: 'Can be reviewed until {{at}}',
  rating: '{{n}} of 5 stars',
  edited: 'Changed {{at}}',
  anonymous: 'Without a name',
  pages: 'Pages of reviews',
  none: {
    pending: {
      title: 'Nothing waits for a review',
      text: 'Things from completed orders appear here.',
      action: 'See my orders',
    },
    done: {
      title: 'No reviews of yours yet',
      text: 'What you write appears here, with the answers of sellers.',
      action: 'What I can review',
    },
  },
};
