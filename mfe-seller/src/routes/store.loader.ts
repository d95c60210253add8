import { merchantEndpoints, type Store } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

export const storeLoader: Loader<Store> = async ({ api, signal }) => {
  const { data } = await api.call(merchantEndpoints.store, {}, { signal });
  return data;
};
