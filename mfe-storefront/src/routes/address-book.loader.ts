import { addressEndpoints, maxAddresses } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

export const addressBookLoader = (async ({ api, signal }) => {
  const { data } = await api.call(addressEndpoints.list, {}, { signal });
  return { book: data, max: maxAddresses };
}) satisfies Loader;
