import type { Loader } from '@pasar/slice-kit';
import { readBrandsQuery } from '../features/brands/brands-query.ts';
import { loadStores } from '../features/brands/load-stores.ts';

/** The stores that the address asks for; official ones, the newest first, when it asks for nothing. */
export const brandsLoader = (async ({ api, url, signal }) => {
  const query = readBrandsQuery(url.searchParams);
  return { asked: query, list: await loadStores(api, query, signal) };
}) satisfies Loader;
