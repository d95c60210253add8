import type * as id from './promos.id.ts';

/** The flash-sale page. */
export const kilat: typeof id.kilat = {
  title: 'Pasar Kilat, lower prices by the session | Pasar',
  description:
    'The next 24 hours of Pasar Kilat: the prices of each session, what is left, and when it starts in WIB.',
  text: 'Kilat prices hold while the session runs and its stock lasts. Kilat orders are paid within 60 minutes.',
  slots: 'Pasar Kilat sessions',
  now: 'Now',
  next: 'Next',
  today: 'Today',
  tomorrow: 'Tomorrow',
  products: 'Items of this session',
  productsOf_one: '{{n}} item in {{name}}',
  productsOf_other: '{{n}} items in {{name}}',
  pages: 'Pages of kilat items',
  gone: 'Sold out',
  limit: 'Max. {{n}} per buyer',
  empty: {
    title: 'No kilat session yet',
    text: 'The next session is not scheduled yet. Meanwhile, there are other promos to use.',
    promos: 'See promos',
  },
};

/** Time until something ends. */
export const timeLeft: typeof id.timeLeft = {
  days_one: '{{n}} day',
  days_other: '{{n}} days',
};
