import type * as indonesian from './calendar-page.id.ts';

export const calendar: typeof indonesian.calendar = {
  lead: 'Vouchers, promos, flash sales, free shipping and banners of the market that begin, run or end in this month.',
  name: 'Name',
  kind: 'Kind',
  days: 'Days',
  start: 'Starts',
  end: 'Ends',
  open: 'Open end',
  draft: 'Draft',
  is: {
    all: 'All',
    voucher: 'Market vouchers',
    promo: 'Promos',
    'flash-sale': 'Flash sales',
    'shipping-offer': 'Free shipping',
    banner: 'Banners',
  },
};
