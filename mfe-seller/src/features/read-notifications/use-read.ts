import { sellerNotificationEndpoints } from '@pasar/contract';
import { useMarkRead } from '@pasar/dashboard';
import { setUnread } from '../../shared/unread/use-unread.ts';

/** The count in the navigation follows. */
export const useRead = () =>
  useMarkRead({
    one: (api, id) => api.call(sellerNotificationEndpoints.read, { body: { id } }),
    all: (api) => api.call(sellerNotificationEndpoints.readAll),
    onCount: setUnread,
  });
