import type * as indonesian from './calendar-page.id.ts';

export const calendar: typeof indonesian.calendar = {
  lead: 'Vouchers, promos, flash sales, free shipping and banners of the market that begin, run or end in the month you choose.',
  name: 'Name',
  kind: 'Kind',
  days: 'Days',
  start: 'Starts',
  end: 'Ends',
  open: 'No end date',
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
