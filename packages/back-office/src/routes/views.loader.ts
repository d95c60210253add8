import { adminFileEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readViewsQuery } from '../features/read-audit/views-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const viewsLoader = staffLoader(adminFileEndpoints.views.staff, async ({ api, signal, url }) => {
  const query = readViewsQuery(url.searchParams);
  const list = await toSectionResult(
    api.call(adminFileEndpoints.views, { query: { ...query, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
