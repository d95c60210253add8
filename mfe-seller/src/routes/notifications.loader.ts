import { sellerNotificationEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { readNotificationQuery } from '../features/read-notifications/notification-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readNotificationQuery(url.searchParams);
  const [list, unread] = await Promise.all([
    toSectionResult(
      api.call(sellerNotificationEndpoints.list, { query }, { signal }).then(({ data, meta }) => ({
        notifications: data,
        page: meta.current_page,
        lastPage: meta.last_page,
      })),
    ),
    toSectionResult(
      api.call(sellerNotificationEndpoints.unread, {}, { signal }).then(({ data }) => data.new_notification),
    ),
  ]);
  return { query, list, unread };
};

export const notificationsLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
