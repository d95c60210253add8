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
  tab: { all: 'All', ok: 'Not blocked', pending: 'In review', blocked: 'Blocked' },
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
  admit: {
    button: 'Approve',
    title: 'Approve {{name}}?',
    text: 'The product is listed and can be bought now. Its seller is notified.',
    yes: 'Approve',
  },
  many: {
    block: {
      button: 'Block {{n}}',
      title: 'Block {{n}} products?',
      text: '{{n}} products leave lists and search now. Paid orders go on. You can undo this for 15 seconds; then their sellers are notified and read your reason.',
    },
    unblock: {
      button: 'Approve {{n}}',
      title: 'Approve {{n}} products?',
      text: '{{n}} products are listed where their sellers list them. You can undo this for 15 seconds; then their sellers are notified.',
      yes: 'Approve',
    },
  },
};
