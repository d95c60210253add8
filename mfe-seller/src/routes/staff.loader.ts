import { storeMemberEndpoints } from '@pasar/contract';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

const load = async ({ api, signal }: LoaderArgs) =>
  (await api.call(storeMemberEndpoints.list, {}, { signal })).data;

export const staffLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
