import { adminUserEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readUsersQuery } from '../features/browse-users/users-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const usersLoader = staffLoader(adminUserEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readUsersQuery(url.searchParams);
  const { open, ...asked } = query;
  const isNumber = /^[1-9]\d{0,14}$/.test(open);
  const [list, detail] = await Promise.all([
    toSectionResult(api.call(adminUserEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal })),
    isNumber
      ? toSectionResult(api.call(adminUserEndpoints.detail, { params: { id: open } }, { signal }))
      : undefined,
  ]);
  return { query, list, detail };
});
