import type { id } from './alert-messages.id.ts';

export const en: typeof id = {
  title: 'Notification settings',
  link: 'Email settings',
  back: 'All notifications',
  heading: 'Emails you receive',
  always: {
    buyer:
      'News about your orders and your money is always emailed. Everything is in your notifications too.',
    seller: 'New orders and cancellations are always emailed. Everything is in your store notifications too.',
  },
  kinds: {
    buyer: {
      deadline: {
        label: 'Deadline reminders',
        hint: '6 and 1 hours before a payment is due, 12 hours before an order auto-completes',
      },
      chat: { label: 'Unread chat messages', hint: 'After 5 minutes, at most every 30 minutes' },
    },
    seller: {
      deadline: {
        label: 'Deadline reminders',
        hint: '12 and 3 hours before an order must be accepted or shipped',
      },
      chat: { label: 'Unread chat messages', hint: 'After 5 minutes, at most every 30 minutes' },
    },
  },
  saved: 'Settings saved',
};
