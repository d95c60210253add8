import type { ApiClient } from '@pasar/api-client';
import { viewHistoryEndpoints } from '@pasar/contract';

/** Records a view of a store; nobody waits for the response. */
export const sendStoreViewed = (api: ApiClient, merchant_id: number): Promise<unknown> =>
  api.call(viewHistoryEndpoints.storeViewed, { body: { merchant_id } });
