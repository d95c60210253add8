import type { Notification } from '@pasar/contract';
import { meta } from './seller-orders.ts';

export const news = (id: number, changed: Partial<Notification> = {}): Notification => ({
  id,
  category: 'order',
  title: `Kabar ${id}`,
  body: 'Pesanan baru menunggu.',
  link: null,
  is_read: false,
  created_at: '2026-11-29T07:30:00Z',
  ...changed,
});

/** The envelope of a page of news. */
export const listedNews = (notifications: Notification[], page = 1, lastPage = 1) => ({
  code: 200,
  data: notifications,
  meta: meta('/api/merchant/dashboard/notification/list', notifications.length, page, lastPage),
});
