import type { id } from './alert-messages.id.ts';

const chat = { label: 'Unread chat messages', hint: 'After 5 minutes, at most every 30 minutes' };

const kinds: (typeof id)['kinds'] = {
  buyer: {
    deadline: {
      label: 'Deadline reminders',
      hint: '6 and 1 hours before a payment is due, 12 hours before an order auto-completes',
    },
    chat,
    question: { label: 'Answers to questions', hint: 'When your question about a product is answered' },
    review: { label: 'Reviews', hint: 'When your review gets a reply' },
    promo: { label: 'Price drops', hint: 'When a product of your wishlist gets cheaper' },
  },
  seller: {
    deadline: {
      label: 'Deadline reminders',
      hint: '12 and 3 hours before an order must be accepted or shipped',
    },
    chat,
    question: { label: 'Product questions', hint: 'When a buyer asks about a product of yours' },
    review: { label: 'Reviews', hint: 'When a buyer writes or changes a review' },
    stock: { label: 'Quotas used up', hint: 'When the quota of a voucher of yours is used up' },
    store: {
      label: 'Store',
      hint: 'Results of flash sale submissions. Verification and bank account always come by email.',
    },
  },
};

export const en: typeof id = {
  title: 'Notification settings',
  link: 'Notification settings',
  back: 'All notifications',
  heading: 'Emails you receive',
  when: { now: 'At once', daily: 'Once a day, at 07.00 WIB', off: 'Not sent' },
  always: {
    buyer:
      'News about your orders and your money is always emailed. Everything is in your notifications too.',
    seller: 'New orders and cancellations are always emailed. Everything is in your store notifications too.',
  },
  kinds,
  push: {
    heading: 'Notifications on devices',
    enable: 'Turn on notifications',
    disable: 'Turn off on this device',
    on: 'This device gets notifications while you are signed in.',
    off: 'This device gets no notifications yet.',
    none: 'This browser cannot receive notifications. Try Pasar on your phone.',
    denied: 'The browser blocks notifications from Pasar. Allow them in its site settings, then reload.',
    rest: 'Between 21:00 and 07:00 WIB your devices stay quiet: news waits for the morning, and reminders stay in your list. Account security and deadlines with 3 hours left still arrive.',
    kinds: {
      order_buyer: { label: 'Order status', hint: 'Every step of your orders' },
      order_seller: { label: 'Store orders', hint: 'New orders, cancellations and their delivery' },
      wallet: { label: 'Balance', hint: 'Withdrawals and changes of your balance' },
    },
  },
  saved: 'Settings saved',
};
