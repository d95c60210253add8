import { paths, voucherTabs } from '@pasar/contract';
import { defineListQuery, oneOf, searchField } from '@pasar/dashboard';

export const { read: readVoucherQuery, toPath: voucherListPath } = defineListQuery(paths.seller.vouchers, {
  state: oneOf(voucherTabs, 'all'),
  search: searchField,
});

export type VoucherQuery = ReturnType<typeof readVoucherQuery>;
