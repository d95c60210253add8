import { adminParcelEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readParcelsQuery } from '../features/parcels/parcels-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const parcelsLoader = staffLoader(adminParcelEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readParcelsQuery(url.searchParams);
  const { open, page: _, ...filters } = query;
  const id = /^[1-9]\d{0,14}$/.test(open) ? open : undefined;
  const [list, parcel] = await Promise.all([
    toSectionResult(api.call(adminParcelEndpoints.list, { query: filters }, { signal })),
    id ? toSectionResult(api.call(adminParcelEndpoints.detail, { params: { id } }, { signal })) : undefined,
  ]);
  return { query, list, parcel };
});
