import { adminLedgerTabEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readWalletsQuery } from '../features/read-ledger/wallets-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const walletsLoader = staffLoader(
  adminLedgerTabEndpoints.wallets.staff,
  async ({ api, signal, url }) => {
    const query = readWalletsQuery(url.searchParams);
    const list = await toSectionResult(
      api.call(adminLedgerTabEndpoints.wallets, { query: { ...query, per_page: 50 } }, { signal }),
    );
    return { query, list };
  },
);
