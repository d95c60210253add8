import { storeActivityEndpoints, storeMemberEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { readActivityQuery, toFilters } from '../features/browse-activity/activity-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readActivityQuery(url.searchParams);
  const { page } = query;
  const [found, people] = await Promise.all([
    toSectionResult(
      api.call(storeActivityEndpoints.list, { query: { ...toFilters(query), page } }, { signal }),
    ),
    toSectionResult(api.call(storeMemberEndpoints.list, {}, { signal }).then(({ data }) => data.members)),
  ]);
  return { query, found, people };
};

export const activityLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
