import type * as id from './reviews-page.id.ts';

export const reviews: typeof id.reviews = {
  lead: 'Help others choose. You can review for 30 days after an order is completed.',
  tabs: 'Reviews',
  tab: { pending: 'Waiting', done: 'Reviewed' },
  until: 'Can be reviewed until {{at}}',
  rating: '{{n}} of 5 stars',
  edited: 'Changed {{at}}',
  anonymous: 'Anonymous',
  hidden: 'Hidden by the marketplace {{at}}',
  pages: 'Review pages',
  none: {
    pending: {
      title: 'Nothing to review',
      text: 'Items from completed orders appear here.',
      action: 'See my orders',
    },
    done: {
      title: 'You have no reviews yet',
      text: "Your reviews appear here, with sellers' replies.",
      action: 'See what you can review',
    },
  },
};
