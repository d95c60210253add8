import type { ApiClient } from '@pasar/api-client';
import { viewHistoryEndpoints } from '@pasar/contract';

/** Says that a store was looked at; nobody waits for the answer. */
export const sendStoreViewed = (api: ApiClient, merchant_id: number): Promise<unknown> =>
  api.call(viewHistoryEndpoints.storeViewed, { body: { merchant_id } });
