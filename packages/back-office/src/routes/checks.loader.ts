import { adminLedgerEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readChecksQuery } from '../features/read-ledger/checks-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const checksLoader = staffLoader(adminLedgerEndpoints.checks.staff, async ({ api, signal, url }) => {
  const query = readChecksQuery(url.searchParams);
  const list = await toSectionResult(
    api.call(adminLedgerEndpoints.checks, { query: { page: query.page, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
