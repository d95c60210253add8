import { helpEndpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

/** Every article with all its words: a search finds while somebody types, without asking again. */
export const homeLoader = (async ({ api, signal }) => {
  const { data } = await api.call(helpEndpoints.articles, {}, { signal });
  return data;
}) satisfies Loader;
