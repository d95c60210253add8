import { adminLedgerEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readTaxQuery } from '../features/read-ledger/tax-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const taxDocumentsLoader = staffLoader(
  adminLedgerEndpoints.taxDocuments.staff,
  async ({ api, signal, url }) => {
    const query = readTaxQuery(url.searchParams);
    const list = await toSectionResult(
      api.call(adminLedgerEndpoints.taxDocuments, { query: { ...query, per_page: 50 } }, { signal }),
    );
    return { query, list };
  },
);
