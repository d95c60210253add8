import { notificationCategories, paths } from '@pasar/contract';
import { readPage } from '@pasar/dashboard';

export interface NotificationQuery {
  category: (typeof notificationCategories)[number];
  page: number;
}

/** The query of the address; an invalid part counts as absent. */
export const readNotificationQuery = (params: URLSearchParams): NotificationQuery => ({
  category: notificationCategories.find((one) => one === params.get('category')) ?? 'all',
  page: readPage(params),
});

/** The address of a list; all kinds and the first page are the default. */
export const notificationListPath = ({ category, page }: Partial<NotificationQuery>): string =>
  paths.account.notifications({
    category: category === 'all' ? undefined : category,
    page: page === 1 ? undefined : page,
  });
