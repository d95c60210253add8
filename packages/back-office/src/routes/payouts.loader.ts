import { adminMoneyEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readPayoutsQuery } from '../features/pay-out/payouts-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const payoutsLoader = staffLoader(adminMoneyEndpoints.batches.staff, async ({ api, signal, url }) => {
  const { page, search } = readPayoutsQuery(url.searchParams);
  const list = await toSectionResult(
    api.call(adminMoneyEndpoints.batches, { query: { page, search, per_page: 50 } }, { signal }),
  );
  return { list, search };
});
