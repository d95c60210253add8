import type { notifications as indonesian } from './notifications-page.id.ts';

export const notifications: typeof indonesian = {
  title: 'Store notifications',
  lead: 'About your store. Notifications about your shopping are behind the bell above.',
  categories: 'Notification types',
  category: {
    all: 'All',
    order: 'Orders',
    info: 'General',
    wallet: 'Balance',
    review: 'Reviews',
    merchant: 'Store',
  },
  readAll: 'Mark all as read',
  empty: 'No notifications yet',
  emptyText: 'New orders, reviews and withdrawals appear here.',
  seeAll: 'See all notifications',
  pages: 'Notification pages',
};
