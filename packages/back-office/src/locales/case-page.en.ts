import type * as indonesian from './case-page.id.ts';

export { cases } from './cases-page.en.ts';
export { chat } from './read-chat.en.ts';

export const complaint: typeof indonesian.complaint = {
  title: 'Complaint {{code}}',
  side: { buyer: 'Buyer', seller: 'Seller', staff: 'Market' },
  image: 'Evidence {{number}}',
  silent: 'The seller has not replied.',
  refund: 'Refund for the buyer',
  tooMuch: 'At most {{held}}',
  nothing: 'Nothing',
  asAsked: 'As asked, {{amount}}',
  all: 'All, {{amount}}',
  split: {
    buyer: 'The buyer gets',
    seller: 'The store gets',
    platform: 'Back to the market promos',
    courier: 'Courier',
    commission: 'Commission',
  },
  earlier: {
    buyer_one: '{{count}} earlier complaint by this buyer',
    buyer_other: '{{count}} earlier complaints by this buyer',
    buyer_zero: 'This buyer has never complained before',
    store_one: '{{count}} earlier complaint about this store',
    store_other: '{{count}} earlier complaints about this store',
    store_zero: 'Nobody has complained about this store before',
    refunded: '{{amount}} refunded',
  },
  ask: {
    buyer: 'Ask the buyer',
    seller: 'Ask the seller',
    title: { buyer: 'Ask the buyer?', seller: 'Ask the seller?' },
    text: 'Both sides read the question. Who is asked has 48 hours to answer; until then nobody can decide.',
    yes: 'Send question',
    question: 'Question',
    waits: {
      buyer: 'Waiting for the answer of the buyer until {{time}}.',
      seller: 'Waiting for the answer of the seller until {{time}}.',
    },
  },
  decide: 'Decide',
  sellerTitle: 'Decide for the seller?',
  buyerTitle: 'Refund {{amount}} to the buyer?',
  text: 'The buyer gets {{buyer}}, the store {{seller}}. The money is booked now and both sides are notified; above the limit of one staff user, once a colleague approves. This cannot be undone.',
  note: 'Explanation for both sides',
  shipping: 'Courier',
  awb: 'Tracking number',
  shipped: 'Sent',
  delivered: 'Delivered',
  sellerUntil: 'The seller can reply until',
};
