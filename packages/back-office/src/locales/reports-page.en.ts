import type * as indonesian from './reports-page.id.ts';

export { chat } from './read-chat.en.ts';

export const reports: typeof indonesian.reports = {
  subject: 'Reported',
  kind: 'Kind',
  reasons: 'Reasons',
  reporters: 'Reporters',
  due: 'Due',
  decided: 'Decided',
  urgent: 'Urgent',
  blocked: 'Already acted on',
  anyReason: 'Any reason',
  kinds: 'Kind of report',
  kindOf: {
    all: 'All',
    product: 'Products',
    review: 'Reviews',
    store: 'Stores',
    question: 'Questions',
    answer: 'Answers',
    message: 'Chat messages',
  },
  state: { open: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' },
  reviewOf: 'Review of {{name}}',
  questionOf: 'Question about {{name}}',
  answerOf: 'Answer about {{name}}',
  messageOf: 'Message in the chat with {{name}}',
  store: 'Store',
  rating: '{{n}} of 5 stars',
  see: {
    product: 'See the product',
    review: 'See the review',
    store: 'See the store',
    question: 'See the product',
    answer: 'See the product',
  },
  received_one: '{{n}} report',
  received_other: '{{n}} reports',
  from: '{{name}}, {{at}}',
  image: 'Photo {{n}} from {{name}}',
  measure: 'What follows for the sender',
  measureOf: {
    hide: 'Hide the message only',
    warn: 'Hide it and warn',
    pause_1: 'Hide it, no chat for 1 day',
    pause_7: 'Hide it, no chat for 7 days',
    pause_30: 'Hide it, no chat for 30 days',
  },
  why: 'Reason',
  ownerNote: 'Explanation for its owner',
  reporterNote: 'Explanation for the reporters',
  staffNote: 'Note on the decision',
  uphold: {
    button: {
      product: 'Block product',
      review: 'Hide review',
      store: 'Uphold',
      question: 'Hide question',
      answer: 'Hide answer',
      message: 'Hide message',
      done: 'Uphold',
    },
    title: 'Uphold this report?',
    text: {
      product:
        'The product leaves lists and search now. The seller reads your reason and explanation, and the reporters are notified of the result.',
      review:
        'The review leaves the product and the store now, and its stars no longer count. The author reads your reason and explanation, and the reporters are notified of the result.',
      question:
        'The question and its answers leave the product page now. The author reads your reason and explanation, and the reporters are notified of the result.',
      answer:
        'The answer leaves the product page now. The author reads your reason and explanation, and the reporters are notified of the result.',
      message:
        'The message is hidden from both sides now. Its author reads your explanation and what follows, and the reporters are notified of the result.',
      store:
        'The report is closed and the reporters are notified of the result. A store is suspended on its own page, not here.',
      done: 'What was reported is already acted on. The report is closed and the reporters are notified of the result.',
    },
    yes: 'Uphold',
  },
  dismiss: {
    button: 'No violation',
    keep: 'It stays on the product page, or returns if reports hid it, and further reports no longer hide it. The reporters read your explanation.',
    title: 'Dismiss this report?',
    text: 'Nothing changes about what was reported. The reporters read your explanation.',
    yes: 'Dismiss',
  },
};
