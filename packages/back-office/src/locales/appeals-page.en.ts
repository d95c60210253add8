import type * as indonesian from './appeals-page.id.ts';

export const appeals: typeof indonesian.appeals = {
  subject: 'Blocked',
  kind: 'Kind',
  kindOf: { product: 'Product', review: 'Review', store: 'Store' },
  reason: 'Reason of the block',
  text: 'Appeal',
  store: 'Store',
  due: 'Due',
  decided: 'Decided',
  created: 'Submitted',
  blocked: 'Blocked {{at}}',
  own: 'You blocked this. A colleague decides the appeal.',
  reviewOf: 'Review of {{name}}',
  see: { product: 'See the product', review: 'See the review', store: 'See the store' },
  state: { open: 'Open', granted: 'Granted', rejected: 'Rejected' },
  note: 'Explanation for its owner',
  grant: {
    button: 'Grant appeal',
    title: 'Grant this appeal?',
    text: {
      product: 'The product is listed again if its seller has published it. The seller is notified.',
      review: 'The review is shown again and its stars count again. The author is notified.',
      store: 'The store is notified.',
    },
    yes: 'Grant',
  },
  reject: {
    button: 'Reject appeal',
    title: 'Reject this appeal?',
    text: {
      product: 'The product stays blocked. The seller reads your explanation and cannot appeal again.',
      review: 'The review stays hidden. The author reads your explanation and cannot appeal again.',
      store: 'The store reads your explanation.',
    },
    yes: 'Reject',
  },
};
