import type { ApiClient } from '@pasar/api-client';
import { type ProductDetail, storeEndpoints } from '@pasar/contract';

/** Follows a store or follows it no more; answers what is so now. */
export const followStore = async (
  api: ApiClient,
  merchant_id: ProductDetail['seller']['id'],
  follow: boolean,
): Promise<boolean> => {
  const endpoint = follow ? storeEndpoints.follow : storeEndpoints.unfollow;
  return (await api.call(endpoint, { body: { merchant_id } })).data.is_follow;
};
