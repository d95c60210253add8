import { adminUserEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readUsersQuery } from '../features/browse-users/users-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const usersLoader = staffLoader(adminUserEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readUsersQuery(url.searchParams);
  const { open: _, ...asked } = query;
  const list = await toSectionResult(
    api.call(adminUserEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
