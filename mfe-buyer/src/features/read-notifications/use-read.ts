import { buyerEndpoints } from '@pasar/contract';
import { useMarkRead } from '@pasar/dashboard';
import { counts } from '@pasar/slice-kit';

/** The header's count follows, in every tab. */
export const useRead = () =>
  useMarkRead({
    one: (api, id) => api.call(buyerEndpoints.readNotification, { body: { id } }),
    all: (api) => api.call(buyerEndpoints.readAllNotifications),
    onCount: (notifications) => counts.set({ notifications }),
  });
