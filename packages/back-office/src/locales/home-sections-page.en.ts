import type * as indonesian from './home-sections-page.id.ts';

export const homeSections: typeof indonesian.homeSections = {
  lead: 'The sections of the home page and their order. A section that is empty stays hidden.',
  start: 'The home page has the order it began with.',
  since: 'Published {{at}}.',
  draft: 'This is a draft; buyers still see the published home page.',
  save: 'Save draft',
  preview: 'Preview',
  up: 'Move {{section}} up',
  down: 'Move {{section}} down',
  section: {
    promos: 'Promos',
    promises: 'Promises of the market',
    categories: 'Popular categories',
    flash_sale: 'Flash sale',
    banner: 'Banner',
    vouchers: 'Vouchers',
    official_stores: 'Official stores',
    recently_viewed: 'Recently viewed',
    recommendations: 'Recommendations',
  },
  publish: {
    button: 'Publish',
    title: 'Publish the draft of the home page?',
    text: 'Everybody sees it within half a minute.',
  },
  takeBack: {
    button: 'Take back',
    title: 'Go back to the previous home page?',
    text: 'The previous order is visible again. What is taken back becomes a draft, unless there is another draft.',
  },
};
