import { sellingEndpoints } from '@pasar/contract';
import { heardAt, settleSection } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { perPage, readSaleQuery } from '../features/browse-sales/sale-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readSaleQuery(url.searchParams);
  const list = await settleSection(
    api
      .call(sellingEndpoints.list, { query: { ...query, per_page: perPage } }, { signal })
      .then(({ data, meta, counts }) => ({
        orders: data,
        counts,
        page: meta.current_page,
        lastPage: meta.last_page,
      })),
  );
  return { query, list, heardAt: heardAt() };
};

export const ordersLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
