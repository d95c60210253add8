import { notificationCategories } from '@pasar/contract';
import { defineListQuery, enumField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const { read: readNotificationQuery, toPath: notificationListPath } = defineListQuery(
  (query) => linkTo('buyer.notifications', query),
  { category: enumField(notificationCategories, 'all') },
);

export type NotificationQuery = ReturnType<typeof readNotificationQuery>;
