import { sellingEndpoints } from '@pasar/contract';
import { getReceivedAt, toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { perPage, readSellerOrderQuery } from '../features/browse-orders/seller-order-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readSellerOrderQuery(url.searchParams);
  const list = await toSectionResult(
    api
      .call(sellingEndpoints.list, { query: { ...query, per_page: perPage } }, { signal })
      .then(({ data, meta, counts }) => ({
        orders: data,
        counts,
        page: meta.current_page,
        lastPage: meta.last_page,
      })),
  );
  return { query, list, heardAt: getReceivedAt() };
};

export const ordersLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
