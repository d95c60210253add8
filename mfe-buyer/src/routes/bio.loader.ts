import { type Bio, endpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

export const bioLoader: Loader<Bio> = async ({ api, signal }) => {
  const { data } = await api.call(endpoints.buyer.bio, {}, { signal });
  return data;
};
