import { createCounts } from '@pasar/dashboard';

const { useCounts, set } = createCounts(
  async (api) => {
    const { loadUnreadChats } = await import(/* webpackChunkName: "unread-chats" */ './load-unread-chats.ts');
    return loadUnreadChats(api);
  },
  { audience: 'user', kinds: ['chat'] },
);

/** How many conversations have new messages. */
export const useUnreadChats = (): number => useCounts().new_chat ?? 0;

/** After something was read, the count follows at once. */
export const setUnreadChats = (new_chat: number): void => set({ new_chat });
