import { adminBrandEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readBrandsQuery } from '../features/brands/brands-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const brandsLoader = staffLoader(adminBrandEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readBrandsQuery(url.searchParams);
  const { open: _, ...asked } = query;
  const list = await toSectionResult(
    api.call(adminBrandEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
