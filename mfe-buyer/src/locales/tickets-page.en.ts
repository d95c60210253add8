import type * as indonesian from './tickets-page.id.ts';

export const tickets: typeof indonesian.tickets = {
  lead: 'What you asked the Pasar team, and the answers.',
  title: 'Question {{code}}',
  all: 'All questions',
  show: 'Open {{code}}',
  ask: 'Ask the Pasar team',
  none: 'No questions yet',
  noneText: 'If the help centre has no answer, ask the Pasar team.',
  pages: 'Pages of questions',
  messages: 'Questions and answers',
  side: { person: 'You', staff: 'Pasar team' },
  more: 'Write more',
  send: 'Send',
  closed: 'This question is closed. If something is still unclear, send a new one.',
  state: { open: 'Waiting for the Pasar team', answered: 'Answered', closed: 'Closed' },
  topic: {
    order: 'Order',
    payment: 'Payment and balance',
    account: 'Account',
    selling: 'Selling',
    other: 'Something else',
  },
};
