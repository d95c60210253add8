import { adminEndpoints, adminHomeEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readHomeQuery } from '../features/queue/queue-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const homeLoader = staffLoader(adminHomeEndpoints.queue.staff, async ({ api, signal, url }) => {
  const query = readHomeQuery(url.searchParams);
  const { kind, show, cursor, date_start, date_end } = query;
  const [queue, figures, overview] = await Promise.all([
    toSectionResult(api.call(adminHomeEndpoints.queue, { query: { kind, show, cursor } }, { signal })),
    toSectionResult(
      api
        .call(adminHomeEndpoints.figures, { query: { date_start, date_end } }, { signal })
        .then(({ data }) => data),
    ),
    toSectionResult(api.call(adminEndpoints.overview, {}, { signal }).then(({ data }) => data)),
  ]);
  return { query, queue, figures, notices: overview.ok ? overview.value.notices : [] };
});
