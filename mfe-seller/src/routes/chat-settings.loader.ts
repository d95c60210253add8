import { sellerChatEndpoints } from '@pasar/contract';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

const load = async ({ api, signal }: LoaderArgs) =>
  (await api.call(sellerChatEndpoints.settings, {}, { signal })).data;

export const chatSettingsLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
