import { notificationCategories, paths } from '@pasar/contract';
import { defineListQuery, enumField } from '@pasar/dashboard';

export const { read: readNotificationQuery, toPath: notificationListPath } = defineListQuery(
  paths.account.notifications,
  { category: enumField(notificationCategories, 'all') },
);

export type NotificationQuery = ReturnType<typeof readNotificationQuery>;
