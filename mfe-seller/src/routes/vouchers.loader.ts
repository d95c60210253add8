import { voucherEndpoints } from '@pasar/contract';
import { listLoader } from '@pasar/dashboard';
import { readVoucherQuery } from '../features/browse-vouchers/voucher-query.ts';

export const vouchersLoader = listLoader(readVoucherQuery, ({ api, signal }, query) =>
  api.call(voucherEndpoints.list, { query }, { signal }),
);
