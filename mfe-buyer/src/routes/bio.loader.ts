import { type Bio, buyerEndpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

export const bioLoader: Loader<Bio> = async ({ api, signal }) => {
  const { data } = await api.call(buyerEndpoints.bio, {}, { signal });
  return data;
};
