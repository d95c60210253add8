import { ticketEndpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

/** One question with all answers. */
export const ticketLoader = (async ({ api, params: { code = '' }, signal }) => {
  const { data } = await api.call(ticketEndpoints.thread, { params: { code } }, { signal });
  return data;
}) satisfies Loader;
