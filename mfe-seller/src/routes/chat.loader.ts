import { sellerChatEndpoints } from '@pasar/contract';
import { chatThreadLoader } from '@pasar/dashboard';

export const chatLoader = chatThreadLoader(sellerChatEndpoints);
