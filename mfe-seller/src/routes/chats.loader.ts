import { sellerChatEndpoints } from '@pasar/contract';
import { chatListLoader } from '@pasar/dashboard';

export const chatsLoader = chatListLoader(sellerChatEndpoints);
