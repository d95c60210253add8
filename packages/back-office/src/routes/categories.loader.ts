import { adminCategoryEndpoints } from '@pasar/contract';
import { getToday, toSectionResult } from '@pasar/dashboard';
import { readCategoriesQuery } from '../features/categories/categories-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const categoriesLoader = staffLoader(
  adminCategoryEndpoints.list.staff,
  async ({ api, signal, url }) => {
    const list = await toSectionResult(api.call(adminCategoryEndpoints.list, {}, { signal }));
    return { query: readCategoriesQuery(url.searchParams), list, today: getToday() };
  },
);
