import type * as indonesian from './promos-page.id.ts';

/** The flash-sale page. */
export const kilat: (typeof indonesian)['kilat'] = {
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
  empty: {
    title: 'No kilat session yet',
    text: 'The next session is not scheduled yet. Meanwhile, there are other promos to use.',
    promos: 'See promos',
  },
};

/** The tickets of the promo pages. */
export const voucherPage: (typeof indonesian)['voucherPage'] = {
  noMinimum: 'no minimum',
  max: 'max. {{amount}}',
  starts: 'Starts {{date}}',
  used: 'Quota used',
  left: '{{percent}}% left',
  allLeft: 'Full quota left',
  noneLeft: 'Used up',
  states: { paused: 'Paused', exhausted: 'Used up', ended: 'Ended' },
  claim: 'Save',
  claimNamed: 'Save {{name}}',
  saved: 'Saved',
  use: 'Use',
  useNamed: 'Use {{name}}',
  show: 'Kind of ticket',
  shows: {
    all: 'All',
    discount: 'Discounts',
    shipping: 'Free shipping',
    stores: 'From stores',
    mine: 'For me to use',
  },
  haveCode: 'Have a promo code?',
  haveCodeText: 'Enter the code here. Saved promos wait for you at checkout.',
  code: 'Promo code',
  terms: {
    title: 'Terms',
    code: 'Code',
    from: 'Valid from',
    to: 'Until',
    minSpend: 'Minimum spend',
    noMinSpend: 'No minimum',
    max: 'Largest discount',
    target: 'For',
    where: 'Valid at',
    anywhere: 'All stores',
    quota: 'Quota',
    quotaLeft: '{{percent}}% left',
  },
  targets: {
    public: 'Every buyer',
    code_only: 'Those who have the code',
    new_buyer: 'New buyers',
    follower: 'Followers of the store',
  },
};

/** The list of all promos. */
export const promoList: (typeof indonesian)['promoList'] = {
  title: 'Promos and discount tickets | Pasar',
  description: 'Discounts, free shipping and the campaigns that run now, each with its terms.',
  heading: 'Promos',
  text: 'Save a ticket now, use it at checkout. The terms of each promo are written as they are.',
  campaigns: 'Running now',
  total_one: '{{n}} ticket',
  total_other: '{{n}} tickets',
  pages: 'Pages of tickets',
  empty: {
    title: 'No tickets here yet',
    mine: 'No ticket for you to use yet',
    text: 'New tickets show up here as soon as they open.',
  },
};

/** The page of one promo. */
export const promoPage: (typeof indonesian)['promoPage'] = {
  title: '{{name}} | Pasar promo',
  loading: 'Loading the promo | Pasar',
  products: 'Items of this promo',
  noProducts: 'No items in this promo yet',
  noProductsText: 'They are sold out or have not been added yet.',
  others: 'See other promos',
  over: 'The promo has ended',
  overText: '{{name}} ended on {{at}}. Other promos are still running.',
};
