import { adminMoneyEndpoints, walletEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readWithdrawalsQuery } from '../features/pay-out/withdrawals-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const withdrawalsLoader = staffLoader(
  adminMoneyEndpoints.withdrawals.staff,
  async ({ api, signal, url }) => {
    const query = readWithdrawalsQuery(url.searchParams);
    const { open: _, ...asked } = query;
    const [list, banks] = await Promise.all([
      toSectionResult(
        api.call(adminMoneyEndpoints.withdrawals, { query: { ...asked, per_page: 50 } }, { signal }),
      ),
      // Without the banks the list has one filter less.
      toSectionResult(api.call(walletEndpoints.banks, {}, { signal })),
    ]);
    return { query, list, banks: banks.ok ? banks.value.data : [] };
  },
);
