import { notificationCategories } from '@pasar/contract';
import { readPage } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** The kinds of a store's notifications; promos are the buyer's. */
export const categories = notificationCategories.filter((category) => category !== 'promo');
export type Category = (typeof categories)[number];

export interface NotificationQuery {
  categories: Category;
  page: number;
}

export const readNotificationQuery = (params: URLSearchParams): NotificationQuery => ({
  categories: categories.find((category) => category === params.get('categories')) ?? 'all',
  page: readPage(params),
});

export const notificationPath = ({ categories: category, page }: Partial<NotificationQuery>): string => {
  const search = new URLSearchParams();
  if (category && category !== 'all') search.set('categories', category);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${linkTo('seller.notifications')}?${text}` : linkTo('seller.notifications');
};
