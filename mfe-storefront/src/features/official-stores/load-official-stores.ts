import type { ApiClient } from '@pasar/api-client';
import { type ListedStore, storeEndpoints } from '@pasar/contract';

/** One row on a desktop. */
const shown = 4;

/** The official stores that most people buy from. */
export const loadOfficialStores = async (api: ApiClient, signal: AbortSignal): Promise<ListedStore[]> => {
  const query = { storetype: 'official', sort: 'popular', per_page: shown } as const;
  const { data } = await api.call(storeEndpoints.list, { query }, { signal });
  return data;
};
