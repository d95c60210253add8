import type * as indonesian from './reviews-page.id.ts';

export const reviews: typeof indonesian.reviews = {
  search: 'Review text, product or author',
  rating: '{{n}} of 5 stars',
  stars: 'Stars',
  text: 'Review',
  noText: 'No text',
  product: 'Product',
  store: 'Store',
  author: 'Author',
  anonymous: 'Anonymous',
  status: 'Status',
  created: 'Written',
  edited: 'Edited',
  image: 'Photo {{n}}',
  ofStore: 'Store number {{store}}',
  allOfStore: 'All reviews of this store',
  tab: { all: 'All', shown: 'Shown', hidden: 'Hidden' },
  anyStars: 'Any stars',
  ofStars: 'Stars: {{n}}',
  state: { shown: 'Shown', hidden: 'Hidden' },
  why: 'Reason',
  note: 'Explanation for the author',
  hide: {
    button: 'Hide review',
    title: 'Hide this review?',
    text: 'The review leaves the product and the store now, and its stars no longer count. The author reads your reason and explanation. A low rating is no reason.',
    yes: 'Hide',
  },
  show: {
    button: 'Show again',
    title: 'Show this review again?',
    text: 'The review is shown again and its stars count again. The author is notified.',
    yes: 'Show',
  },
  many: {
    hide: {
      button: 'Hide {{n}}',
      title: 'Hide {{n}} reviews?',
      text: '{{n}} reviews disappear now, and their stars no longer count. You can undo this for 15 seconds; then their authors are notified and read your reason. A low rating is no reason.',
    },
    show: {
      button: 'Show {{n}}',
      title: 'Show {{n}} reviews again?',
      text: '{{n}} reviews are shown again, and their stars count again. You can undo this for 15 seconds; then their authors are notified.',
    },
  },
};
