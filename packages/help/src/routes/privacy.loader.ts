import { helpEndpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

export const privacyLoader = (async ({ api, signal }) => {
  const { data } = await api.call(helpEndpoints.page, { params: { slug: 'privacy' } }, { signal });
  return data;
}) satisfies Loader;
