import type { notifications as indonesian } from './notifications-page.id.ts';

export const notifications: typeof indonesian = {
  title: 'Store notifications',
  lead: 'News of your selling. News of your shopping is behind the bell above.',
  categories: 'Kinds of notifications',
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
  pages: 'Pages of notifications',
};
