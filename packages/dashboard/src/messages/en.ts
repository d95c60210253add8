import type { id } from './id.ts';

export const en: typeof id = {
  error: { rest: 'The rest of this page still works.', retry: 'Try again' },
  pages: { previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
  copy: {
    button: 'Copy',
    done: 'Copied',
    failed: 'Could not copy. Select the number and copy it yourself.',
  },
  search: 'Search',
  views: 'Views',
  searchLong: 'Search maximum 100 characters',
  filter: { dates: 'Date range', from: 'From', until: 'Until', apply: 'Apply', clear: 'Clear filters' },
  day: {
    open: 'Open calendar',
    placeholder: 'dd/mm/yyyy',
    invalid: 'Enter a date such as 21/11/2026',
    previous: 'Previous month',
    next: 'Next month',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  dayTime: { time: 'Time', separator: ':' },
  time: {
    days: (days, hours) => `${days} d ${hours} h`,
    hours: (hours, minutes) => `${hours} h ${minutes} min`,
    minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
    over: () => 'Time is up, being processed',
  },
  live: {
    order: (status: string) => `Order status: ${status}`,
    orders: 'The list of orders was updated',
    notifications: 'There are new notifications',
  },
  notifications: { read: 'Mark as read', unread: 'Unread', open: 'Open' },
};
