import type { ApiClient } from '@pasar/api-client';
import { sellerChatEndpoints } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** The address of the conversation with the buyer of an order. */
export const openBuyerChat = async (api: ApiClient, order_code: string): Promise<string> => {
  const opened = await api.call(sellerChatEndpoints.open, { body: { order_code } });
  return linkTo('seller.chat', { id: opened.data.id, order: order_code });
};
