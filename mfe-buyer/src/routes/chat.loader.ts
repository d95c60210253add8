import { buyerChatEndpoints } from '@pasar/contract';
import { chatThreadLoader } from '@pasar/dashboard';

export const chatLoader = chatThreadLoader(buyerChatEndpoints);
