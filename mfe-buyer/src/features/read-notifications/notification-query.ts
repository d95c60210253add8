import { notificationCategories, paths } from '@pasar/contract';
import { readPage } from '@pasar/dashboard';

export interface NotificationQuery {
  category: (typeof notificationCategories)[number];
  page: number;
}

/** What the address asks for; a part that nobody understands counts as not there. */
export const readNotificationQuery = (params: URLSearchParams): NotificationQuery => ({
  category: notificationCategories.find((one) => one === params.get('category')) ?? 'all',
  page: readPage(params),
});

/** The address of a list; all of them and the first page need no words in it. */
export const notificationListPath = ({ category, page }: Partial<NotificationQuery>): string =>
  paths.account.notifications({
    category: category === 'all' ? undefined : category,
    page: page === 1 ? undefined : page,
  });
