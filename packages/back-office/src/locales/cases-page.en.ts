import type * as indonesian from './cases-page.id.ts';

export const cases: typeof indonesian.cases = {
  order: 'Order',
  type: 'Problem',
  buyer: 'Buyer',
  store: 'Store',
  asked: 'Asked',
  held: 'Held',
  status: 'Status',
  search: 'Order code, buyer or store',
  due: 'Seller replies by',
  since: 'Since',
  tab: {
    escalated: 'To decide',
    open: 'With the seller',
    resolved: 'Resolved',
    withdrawn: 'Withdrawn',
    all: 'All',
  },
  state: {
    escalated: 'Awaiting a decision',
    open: 'Waiting for the seller',
    resolved: 'Resolved',
    withdrawn: 'Withdrawn by the buyer',
  },
};
