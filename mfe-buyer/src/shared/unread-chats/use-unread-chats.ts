import { createUnreadCount } from '@pasar/dashboard';

/** How many conversations have new messages; after something was read, the count follows at once. */
export const { useCount: useUnreadChats, set: setUnreadChats } = createUnreadCount(async (api) => {
  const { loadUnreadChats } = await import(/* webpackChunkName: "unread-chats" */ './load-unread-chats.ts');
  return loadUnreadChats(api);
});
