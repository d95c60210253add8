import type { ApiClient } from '@pasar/api-client';
import { viewHistoryEndpoints } from '@pasar/contract';

/** Says that a product was looked at; nobody waits for the answer. */
export const sendViewed = (api: ApiClient, product_id: number): Promise<unknown> =>
  api.call(viewHistoryEndpoints.viewed, { body: { product_id } });
