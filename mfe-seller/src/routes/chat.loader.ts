import { sellerChatEndpoints } from '@pasar/contract';
import { chatThreadLoader } from '@pasar/dashboard';
import type { LoaderArgs } from '@pasar/slice-kit';

const loadThread = chatThreadLoader(sellerChatEndpoints);

export const chatLoader = async (args: LoaderArgs) => {
  const { api, signal } = args;
  const [page, { data: settings }] = await Promise.all([
    loadThread(args),
    api.call(sellerChatEndpoints.settings, {}, { signal }),
  ]);
  return { ...page, settings };
};
