import { adminStoreEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readStoresQuery } from '../features/browse-stores/stores-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const storesLoader = staffLoader(adminStoreEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readStoresQuery(url.searchParams);
  const list = await toSectionResult(
    api.call(adminStoreEndpoints.list, { query: { ...query, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
