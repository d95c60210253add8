import type { ApiClient } from '@pasar/api-client';
import { buyerChatEndpoints } from '@pasar/contract';

/** The id of the current user's conversation with a store. */
export const openChat = async (api: ApiClient, merchant_id: number): Promise<number> =>
  (await api.call(buyerChatEndpoints.open, { body: { merchant_id } })).data.id;
