import { type CategoryNode, productEndpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

/** All categories with something in them, as a tree with the number of products. */
export const categoriesLoader = (async ({ api, signal }) => {
  const { data } = await api.call(productEndpoints.categoryTree, { signal });
  return data.filter(({ total }) => total > 0);
}) satisfies Loader<CategoryNode[]>;
