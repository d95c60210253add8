import { adminStaffEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readStaffQuery } from '../features/manage-staff/staff-query.ts';
import { staffLoader as loadFor } from '../shared/staff/staff-loader.ts';

export const staffLoader = loadFor(adminStaffEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readStaffQuery(url.searchParams);
  const { open: _, ...asked } = query;
  const list = await toSectionResult(
    api.call(adminStaffEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
