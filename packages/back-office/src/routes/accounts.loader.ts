import { adminLedgerEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const accountsLoader = staffLoader(adminLedgerEndpoints.accounts.staff, async ({ api, signal }) => ({
  list: await toSectionResult(api.call(adminLedgerEndpoints.accounts, {}, { signal })),
}));
