import type { buyerChatEndpoints, sellerChatEndpoints } from '@pasar/contract';

/** The calls of one side; both sides have the same. */
export type ChatCalls = typeof buyerChatEndpoints | typeof sellerChatEndpoints;
