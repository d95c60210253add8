import { adminAppealEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readAppealsQuery } from '../features/decide-appeals/appeals-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const appealsLoader = staffLoader(adminAppealEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readAppealsQuery(url.searchParams);
  const { state, page } = query;
  const list = await toSectionResult(
    api.call(adminAppealEndpoints.list, { query: { state, page, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
