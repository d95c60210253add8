import type * as indonesian from './home-parts.id.ts';

/** Promos as tickets, wherever they stand. */
export const vouchers: (typeof indonesian)['vouchers'] = {
  title: 'Vouchers',
  all: 'See all',
  allNamed: 'See all vouchers',
  kinds: { discount: 'Discount', shipping: 'Shipping' },
  minSpend: 'min. {{amount}}',
  until: 'until {{date}}',
  save: 'Save',
  saved: 'Saved',
};

/** What a member looked at last. */
export const recent: (typeof indonesian)['recent'] = { title: 'Recently viewed' };

/** The large promos that turn by themselves. */
export const carousel: (typeof indonesian)['carousel'] = {
  role: 'carousel',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
};

/** Time until something ends. */
export const timeLeft: (typeof indonesian)['timeLeft'] = {
  days_one: '{{n}} day',
  days_other: '{{n}} days',
};

/** What every list says of a store. */
export const storeCard: typeof indonesian.storeCard = {
  fresh: 'No reviews yet',
  products_one: '{{n}} product',
  products_other: '{{n}} products',
};

/** Official stores on the home page. */
export const officialStores: typeof indonesian.officialStores = {
  title: 'Official stores',
  all: 'All official stores',
  allNamed: 'All official stores',
};
