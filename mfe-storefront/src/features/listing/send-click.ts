import type { ApiClient } from '@pasar/api-client';
import { searchEndpoints } from '@pasar/contract';

/** Records that a search led to a product; nobody waits for the response. */
export const sendClick = (api: ApiClient, search_id: string, product_id: number): Promise<unknown> =>
  api.call(searchEndpoints.click, { body: { search_id, product_id } });
