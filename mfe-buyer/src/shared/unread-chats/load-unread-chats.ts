import type { ApiClient } from '@pasar/api-client';
import { buyerChatEndpoints } from '@pasar/contract';

export const loadUnreadChats = async (api: ApiClient) => (await api.call(buyerChatEndpoints.unread)).data;
