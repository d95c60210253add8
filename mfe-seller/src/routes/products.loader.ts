import { categoryTreeEndpoint, sellerProductEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { perPage, readProductQuery } from '../features/browse-products/product-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readProductQuery(url.searchParams);
  const [list, tree] = await Promise.all([
    toSectionResult(
      api
        .call(sellerProductEndpoints.list, { query: { ...query, per_page: perPage } }, { signal })
        .then(({ data, meta, counts }) => ({
          rows: data,
          counts,
          total: meta.total,
          page: meta.current_page,
          lastPage: meta.last_page,
        })),
    ),
    toSectionResult(api.call(categoryTreeEndpoint, {}, { signal }).then(({ data }) => data)),
  ]);
  return { query, list, tree: tree.ok ? tree.value : [] };
};

export const productsLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
