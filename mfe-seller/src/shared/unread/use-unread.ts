import { sellerNotificationEndpoints } from '@pasar/contract';
import { createCounts } from '@pasar/dashboard';

const { useCounts, set } = createCounts(
  async (api) => (await api.call(sellerNotificationEndpoints.unread)).data,
  { kinds: ['notifications'] },
);

/** How many of the store's notifications are new. */
export const useUnread = (): number => useCounts().new_notification ?? 0;

/** After something was read, the count follows at once. */
export const setUnread = (new_notification: number): void => set({ new_notification });
