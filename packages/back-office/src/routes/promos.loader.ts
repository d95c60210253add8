import { adminPromoEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readPromosQuery } from '../features/promos/promos-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const promosLoader = staffLoader(adminPromoEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readPromosQuery(url.searchParams);
  const { open: _, ...asked } = query;
  const list = await toSectionResult(
    api.call(adminPromoEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
