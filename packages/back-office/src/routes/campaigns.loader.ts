import { adminCategoryEndpoints, adminVoucherEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readVouchersQuery } from '../features/vouchers/vouchers-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const campaignsLoader = staffLoader(adminVoucherEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readVouchersQuery(url.searchParams);
  const { open, ...asked } = query;
  const [list, categories] = await Promise.all([
    toSectionResult(api.call(adminVoucherEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal })),
    // Only a voucher that is open names its categories.
    open ? toSectionResult(api.call(adminCategoryEndpoints.list, {}, { signal })) : undefined,
  ]);
  return { query, list, categories, now: new Date().toISOString() };
});
