import { adminBannerEndpoints, adminCategoryEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readBannersQuery } from '../features/banners/banners-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const bannersLoader = staffLoader(adminBannerEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readBannersQuery(url.searchParams);
  const { open, ...filters } = query;
  const [list, categories] = await Promise.all([
    toSectionResult(api.call(adminBannerEndpoints.list, { query: { ...filters, per_page: 50 } }, { signal })),
    // Only the form chooses among categories.
    open ? toSectionResult(api.call(adminCategoryEndpoints.list, {}, { signal })) : undefined,
  ]);
  return { query, list, categories };
});
