import type * as indonesian from './products-page.id.ts';

export const products: typeof indonesian.products = {
  search: 'Product, store or number',
  number: 'Product number',
  name: 'Product',
  store: 'Store',
  price: 'Price',
  status: "Seller's choice",
  moderation: 'Status',
  sold: 'Sold',
  created: 'Created',
  page: 'Product page',
  see: 'See it in the store',
  why: 'Reason',
  note: 'Explanation for the seller',
  tab: { all: 'All', ok: 'Not blocked', blocked: 'Blocked' },
  shown: { PUBLISH: 'Live', HIDDEN: 'Hidden by the seller' },
  state: { ok: 'Not blocked', pending: 'In review', blocked: 'Blocked' },
  block: {
    button: 'Block product',
    title: 'Block {{name}}?',
    text: 'The product leaves lists and search now and cannot be bought. Paid orders go on. The seller reads your reason and explanation.',
    yes: 'Block',
  },
  unblock: {
    button: 'Unblock',
    title: 'Unblock {{name}}?',
    text: 'The product is listed again if its seller has published it. The seller is notified.',
    yes: 'Unblock',
  },
};
