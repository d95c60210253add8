import { notificationCategories, paths } from '@pasar/contract';
import { defineListQuery, oneOf } from '@pasar/dashboard';

export const { read: readNotificationQuery, toPath: notificationListPath } = defineListQuery(
  paths.account.notifications,
  { category: oneOf(notificationCategories, 'all') },
);

export type NotificationQuery = ReturnType<typeof readNotificationQuery>;
