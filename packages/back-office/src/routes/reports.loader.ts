import { adminReportEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readReportsQuery } from '../features/decide-reports/reports-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const reportsLoader = staffLoader(adminReportEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readReportsQuery(url.searchParams);
  const { open: _, ...asked } = query;
  const list = await toSectionResult(
    api.call(adminReportEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
