import { buyerEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { readNotificationQuery } from '../features/read-notifications/notification-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readNotificationQuery(url.searchParams);
  const { category: categories, page } = query;
  const list = await toSectionResult(
    api
      .call(buyerEndpoints.notifications, { query: { categories, page } }, { signal })
      .then(({ data, meta }) => ({
        notifications: data,
        page: meta.current_page,
        lastPage: meta.last_page,
      })),
  );
  return { query, list };
};

export const notificationsLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
