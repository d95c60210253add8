import type * as indonesian from './tickets-page.id.ts';

export const tickets: typeof indonesian.tickets = {
  code: 'Code',
  question: 'Question',
  topicOf: 'Topic',
  stateOf: 'State',
  changedAt: 'Last message',
  search: 'Code of a question or order, or a whole email address',
  person: 'Person',
  visitor: 'No account',
  nameless: 'No name',
  email: 'Email',
  order: 'Order',
  messages: 'Questions and answers',
  team: 'Pasar team',
  answer: 'Answer',
  answerHint: 'Sent by email; people with an account also find it there.',
  send: 'Send answer',
  tab: { open: 'Waiting for an answer', answered: 'Answered', closed: 'Closed', all: 'All' },
  state: { open: 'Waiting for an answer', answered: 'Answered', closed: 'Closed' },
  topic: {
    order: 'Order',
    payment: 'Payment and balance',
    account: 'Account',
    selling: 'Selling',
    other: 'Something else',
  },
  close: {
    button: 'Close question',
    title: 'Close question {{code}}?',
    text: 'The person is not told and cannot write here any more; they can send a new question.',
  },
};
