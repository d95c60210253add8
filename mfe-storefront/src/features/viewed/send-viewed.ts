import type { ApiClient } from '@pasar/api-client';
import { viewHistoryEndpoints } from '@pasar/contract';

/** Records a view of a product; nobody waits for the response. */
export const sendViewed = (api: ApiClient, product_id: number): Promise<unknown> =>
  api.call(viewHistoryEndpoints.viewed, { body: { product_id } });
