import { adminPaymentEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readMismatchesQuery } from '../features/close-mismatches/mismatches-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const mismatchesLoader = staffLoader(
  adminPaymentEndpoints.mismatches.staff,
  async ({ api, signal, url }) => {
    const query = readMismatchesQuery(url.searchParams);
    const { open: _, ...asked } = query;
    const list = await toSectionResult(
      api.call(adminPaymentEndpoints.mismatches, { query: { ...asked, per_page: 50 } }, { signal }),
    );
    return { query, list };
  },
);
