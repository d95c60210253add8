import { type BuyerCompany, companyEndpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

export const companyLoader: Loader<BuyerCompany> = async ({ api, signal }) => {
  const { data } = await api.call(companyEndpoints.company, {}, { signal });
  return data;
};
