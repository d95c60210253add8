import { adminMoneyEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readWithdrawalsQuery } from '../features/pay-out/withdrawals-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const withdrawalsLoader = staffLoader(
  adminMoneyEndpoints.withdrawals.staff,
  async ({ api, signal, url }) => {
    const query = readWithdrawalsQuery(url.searchParams);
    const { open: _, ...asked } = query;
    const list = await toSectionResult(
      api.call(adminMoneyEndpoints.withdrawals, { query: { ...asked, per_page: 50 } }, { signal }),
    );
    return { query, list };
  },
);
