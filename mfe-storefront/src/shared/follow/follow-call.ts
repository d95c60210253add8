import type { ApiClient } from '@pasar/api-client';
import { type StoreCard, storeEndpoints } from '@pasar/contract';

/** The current state: whether the user follows the store, and how many users do. */
export interface Following {
  follows: boolean;
  followers: number;
}

/** Follows a store or follows it no more. */
export const followStore = async (
  api: ApiClient,
  merchant_id: StoreCard['id'],
  follow: boolean,
): Promise<Following> => {
  const endpoint = follow ? storeEndpoints.follow : storeEndpoints.unfollow;
  const { data } = await api.call(endpoint, { body: { merchant_id } });
  return { follows: data.is_follow, followers: data.followers };
};
