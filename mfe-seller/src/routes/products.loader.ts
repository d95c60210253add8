import { assortmentEndpoints, categoryTreeEndpoint } from '@pasar/contract';
import { settleSection } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { perPage, readProductQuery } from '../features/browse-products/product-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readProductQuery(url.searchParams);
  const [list, tree] = await Promise.all([
    settleSection(
      api
        .call(assortmentEndpoints.list, { query: { ...query, per_page: perPage } }, { signal })
        .then(({ data, meta, counts }) => ({
          rows: data,
          counts,
          total: meta.total,
          page: meta.current_page,
          lastPage: meta.last_page,
        })),
    ),
    settleSection(api.call(categoryTreeEndpoint, {}, { signal }).then(({ data }) => data)),
  ]);
  return { query, list, tree: tree.ok ? tree.value : [] };
};

export const productsLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
