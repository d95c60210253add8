import type { Bio, Notification, StoredUser } from '@pasar/contract';

/** Sari buys; the other slices' tests do not use her. */
export const sari: StoredUser = {
  email: 'sari@example.test',
  username: null,
  fullname: 'Sari Dewi',
  phone: '081234567890',
  gender: 'female',
  birthday: '1990-02-03',
  is_company: 'personal',
  registered_as: 'buyer',
  merchant: null,
};

export const bio: Bio = {
  fullname: 'Sari Dewi',
  birthday: '1990-02-03',
  gender: 'female',
  email: 'sari@example.test',
  phone: '081234567890',
};

export const notification = (id: number, changed: Partial<Notification> = {}): Notification => ({
  id,
  category: 'info',
  title: `Kabar ${id}`,
  body: 'Selamat datang di Pasar.',
  link: null,
  is_read: false,
  created_at: '2026-11-29T07:30:00Z',
  ...changed,
});

const pageUrl = (page: number) => `/api/buyer/dashboard/notification/list?page=${page}`;

/** The envelope of a page of notifications. */
export const listed = (notifications: Notification[], page = 1, lastPage = 1) => ({
  code: 200,
  data: notifications,
  meta: {
    current_page: page,
    last_page: lastPage,
    per_page: 10,
    total: notifications.length,
    from: 1,
    to: notifications.length,
    next: null,
    prev: null,
    first: pageUrl(1),
    last: pageUrl(lastPage),
  },
});
