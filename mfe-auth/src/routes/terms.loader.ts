import { helpEndpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

export const termsLoader = (async ({ api, signal }) => {
  const { data } = await api.call(helpEndpoints.page, { params: { slug: 'terms' } }, { signal });
  return data;
}) satisfies Loader;
