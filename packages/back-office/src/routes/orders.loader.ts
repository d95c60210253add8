import { adminOrderEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readOrdersQuery } from '../features/browse-orders/orders-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const ordersLoader = staffLoader(adminOrderEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readOrdersQuery(url.searchParams);
  const { page: _, ...asked } = query;
  const list = await toSectionResult(api.call(adminOrderEndpoints.list, { query: asked }, { signal }));
  return { query, list };
});
