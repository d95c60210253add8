import { adminCourierEndpoints, type RegionId, regionEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readCouriersQuery } from '../features/couriers/couriers-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const couriersLoader = staffLoader(adminCourierEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readCouriersQuery(url.searchParams);
  const { courier, closed } = query;
  const asked = { courier, ...(closed && { closed: closed as RegionId }) }; // the server checks it
  const [list, provinces] = await Promise.all([
    toSectionResult(api.call(adminCourierEndpoints.list, { query: asked }, { signal })),
    api.call(regionEndpoints.provinces, {}, { signal }),
  ]);
  return { query, list, provinces: provinces.data };
});
