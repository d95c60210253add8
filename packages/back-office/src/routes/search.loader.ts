import { adminCategoryEndpoints, adminSearchEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readRulesQuery } from '../features/search-rules/rules-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const searchLoader = staffLoader(adminSearchEndpoints.rules.staff, async ({ api, signal, url }) => {
  const query = readRulesQuery(url.searchParams);
  const { open, ...asked } = query;
  const [list, categories] = await Promise.all([
    toSectionResult(api.call(adminSearchEndpoints.rules, { query: { ...asked, per_page: 50 } }, { signal })),
    open ? toSectionResult(api.call(adminCategoryEndpoints.list, {}, { signal })) : undefined,
  ]);
  return { query, list, categories };
});
