import type * as indonesian from './earnings-messages.id.ts';

export const earnings: typeof indonesian.earnings = {
  title: 'Earnings',
  items: 'Items ({{n}})',
  voucher: 'Store voucher',
  returned: 'Refunded items',
  shipping: 'Free shipping by your store',
  commission: 'Pasar commission {{percent}}%',
  refunded: '{{amount}} went back to the buyer.',
  refundedPromo: 'Discounts of {{amount}} went back to Pasar.',
  fee: 'Service fee',
  reimbursed: 'Shipping you paid to the courier',
  invoice: 'Invoice',
  creditNote: 'Credit note {{number}}',
  courier: 'Shipping and insurance of {{amount}} go to the courier.',
  net: 'You get',
  netEstimated: 'You get (estimate)',
};
