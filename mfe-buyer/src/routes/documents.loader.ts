import { type BuyerDocuments, companyEndpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

export const documentsLoader: Loader<BuyerDocuments> = async ({ api, signal }) => {
  const { data } = await api.call(companyEndpoints.documents, {}, { signal });
  return data;
};
