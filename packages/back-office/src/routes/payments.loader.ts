import { adminPaymentEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readPaymentsQuery } from '../features/follow-payments/payments-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const paymentsLoader = staffLoader(adminPaymentEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readPaymentsQuery(url.searchParams);
  const { open: _, ...asked } = query;
  const list = await toSectionResult(
    api.call(adminPaymentEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal }),
  );
  return { query, list };
});
