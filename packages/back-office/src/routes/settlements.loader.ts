import { adminLedgerTabEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readSettlementsQuery } from '../features/read-ledger/settlements-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const settlementsLoader = staffLoader(
  adminLedgerTabEndpoints.settlements.staff,
  async ({ api, signal, url }) => {
    const { month } = readSettlementsQuery(url.searchParams);
    const query = month ? { month } : {};
    return {
      list: await toSectionResult(api.call(adminLedgerTabEndpoints.settlements, { query }, { signal })),
    };
  },
);
