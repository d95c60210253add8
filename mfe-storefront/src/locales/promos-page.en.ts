import type * as indonesian from './promos-page.id.ts';

export { paging } from './paging.en.ts';

/** The flash-sale page. */
export const kilat: (typeof indonesian)['kilat'] = {
  title: 'Flash sale | Pasar',
  description: 'Flash sale sessions in the next 24 hours: prices, remaining stock and start times.',
  text: 'Flash prices apply while the session runs and stock lasts. Pay for flash sale orders within 60 minutes.',
  slots: 'Flash sale sessions',
  now: 'Now',
  next: 'Next',
  today: 'Today',
  tomorrow: 'Tomorrow',
  products: 'Products in this session',
  productsOf_one: '{{n}} product in {{name}}',
  productsOf_other: '{{n}} products in {{name}}',
  pages: 'Flash sale pages',
  empty: {
    title: 'No flash sale scheduled',
    text: 'The next session has not been scheduled yet. Other promos are running.',
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
  show: 'Voucher type',
  shows: {
    all: 'All',
    discount: 'Discounts',
    shipping: 'Free shipping',
    stores: 'From stores',
    mine: 'Available to you',
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
    max: 'Maximum discount',
    target: 'For',
    where: 'Valid at',
    anywhere: 'All stores',
    quota: 'Quota',
    quotaLeft: '{{percent}}% left',
  },
  targets: {
    public: 'Every buyer',
    code_only: 'Anyone with the code',
    new_buyer: 'New buyers',
    follower: 'Store followers',
  },
};

/** The list of all promos. */
export const promoList: (typeof indonesian)['promoList'] = {
  title: 'Promos and vouchers | Pasar',
  description: 'Discounts, free shipping and current campaigns, each with its terms.',
  heading: 'Promos',
  text: 'Save a voucher now and use it at checkout. No hidden terms.',
  campaigns: 'Running now',
  total_one: '{{n}} voucher',
  total_other: '{{n}} vouchers',
  pages: 'Voucher pages',
  empty: {
    title: 'No vouchers here yet',
    mine: 'No vouchers available to you yet',
    text: 'New vouchers appear here as soon as they start.',
  },
};

/** The page of one promo. */
export const promoPage: (typeof indonesian)['promoPage'] = {
  title: '{{name}} | Pasar',
  loading: 'Loading the promo | Pasar',
  products: 'Products in this promo',
  noProducts: 'No products in this promo yet',
  noProductsText: 'They are sold out or have not been added yet.',
  others: 'See other promos',
  over: 'The promo has ended',
  overText: '{{name}} ended on {{at}}. Other promos are still running.',
};
