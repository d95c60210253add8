import { adminComplaintEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readCasesQuery } from '../features/browse-cases/cases-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const casesLoader = staffLoader(adminComplaintEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readCasesQuery(url.searchParams);
  const list = await toSectionResult(
    api.call(adminComplaintEndpoints.list, { query: { ...query, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
