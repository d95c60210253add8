import { adminLedgerTabEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readTaxQuery } from '../features/read-ledger/tax-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const taxDocumentsLoader = staffLoader(
  adminLedgerTabEndpoints.taxDocuments.staff,
  async ({ api, signal, url }) => {
    const query = readTaxQuery(url.searchParams);
    const list = await toSectionResult(
      api.call(adminLedgerTabEndpoints.taxDocuments, { query: { ...query, per_page: 50 } }, { signal }),
    );
    return { query, list };
  },
);
