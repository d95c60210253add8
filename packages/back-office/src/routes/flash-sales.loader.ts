import { adminFlashSaleEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readSessionsQuery } from '../features/flash-sales/sessions-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const flashSalesLoader = staffLoader(
  adminFlashSaleEndpoints.list.staff,
  async ({ api, signal, url }) => {
    const query = readSessionsQuery(url.searchParams);
    const { open: _, ...asked } = query;
    const list = await toSectionResult(
      api.call(adminFlashSaleEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal }),
    );
    return { query, list, now: new Date().toISOString() };
  },
);
