import { sellerNotificationEndpoints } from '@pasar/contract';
import { createUnreadCount } from '@pasar/dashboard';

/** How many of the store's notifications are new; after something was read, the count follows at once. */
export const { useCount: useUnread, set: setUnread } = createUnreadCount(
  async (api) => (await api.call(sellerNotificationEndpoints.unread)).data.new_notification,
);
