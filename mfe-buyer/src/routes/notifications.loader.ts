import { buyerEndpoints } from '@pasar/contract';
import { listLoader } from '@pasar/dashboard';
import { readNotificationQuery } from '../features/read-notifications/notification-query.ts';

export const notificationsLoader = listLoader(readNotificationQuery, ({ api, signal }, { category, page }) =>
  api.call(buyerEndpoints.notifications, { query: { categories: category, page } }, { signal }),
);
