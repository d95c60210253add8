import { buyerEndpoints } from '@pasar/contract';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const page = Number(url.searchParams.get('page')) || 1;
  const { data, meta } = await api.call(buyerEndpoints.notifications, { query: { page } }, { signal });
  return { notifications: data, page: meta.current_page, lastPage: meta.last_page };
};

export const notificationsLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
