import type { id } from './appeal-messages.id.ts';

export const en: typeof id = {
  title: 'Appeal',
  close: 'Close appeal',
  why: (at) => `Decided ${at}`,
  text: 'Why is this decision wrong?',
  need: 'Write why you appeal',
  once: (until) => `You can appeal once, until ${until}. Another staff member decides within 72 hours.`,
  send: 'Send appeal',
  over: 'The time to appeal is over.',
  state: {
    open: 'Your appeal is being reviewed',
    granted: 'Your appeal was granted',
    rejected: 'Your appeal was rejected',
  },
  gone: 'This is no longer blocked.',
};
