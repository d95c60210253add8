import { adminLedgerEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readJournalsQuery } from '../features/read-ledger/journals-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const ledgerLoader = staffLoader(adminLedgerEndpoints.journals.staff, async ({ api, signal, url }) => {
  const query = readJournalsQuery(url.searchParams);
  const { open: _, page: __, ...filters } = query;
  const list = await toSectionResult(api.call(adminLedgerEndpoints.journals, { query: filters }, { signal }));
  return { query, list };
});
