import { adminSearchEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readReportQuery } from '../features/search-report/report-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const searchReportLoader = staffLoader(
  adminSearchEndpoints.report.staff,
  async ({ api, signal, url }) => {
    const query = readReportQuery(url.searchParams);
    const { open: _, ...asked } = query;
    const list = await toSectionResult(
      api.call(adminSearchEndpoints.report, { query: { ...asked, per_page: 50 } }, { signal }),
    );
    return { query, list };
  },
);
