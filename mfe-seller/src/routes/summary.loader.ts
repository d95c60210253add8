import { merchantEndpoints } from '@pasar/contract';
import type { LoaderArgs } from '@pasar/slice-kit';
import { heardAt } from '../shared/time-left/server-time.ts';

export const summaryLoader = async ({ api, signal }: LoaderArgs) => {
  const { data: store } = await api.call(merchantEndpoints.store, {}, { signal });
  return { store, heardAt: heardAt() };
};
