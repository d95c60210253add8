import { adminPaymentEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readTransfersQuery } from '../features/confirm-transfers/transfers-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const transfersLoader = staffLoader(
  adminPaymentEndpoints.transfers.staff,
  async ({ api, signal, url }) => {
    const query = readTransfersQuery(url.searchParams);
    const { open: _, ...asked } = query;
    const list = await toSectionResult(
      api.call(adminPaymentEndpoints.transfers, { query: { ...asked, per_page: 50 } }, { signal }),
    );
    return { query, list };
  },
);
