import type { ApiClient } from '@pasar/api-client';
import { buyerChatEndpoints } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** The address of the conversation with the store of an order. */
export const openStoreChat = async (api: ApiClient, merchant_id: number, order: string): Promise<string> => {
  const { data } = await api.call(buyerChatEndpoints.open, { body: { merchant_id } });
  return linkTo('buyer.chat', { id: data.id, order });
};
