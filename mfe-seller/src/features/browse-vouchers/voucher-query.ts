import { paths, voucherTabs } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';

export const { read: readVoucherQuery, toPath: voucherListPath } = defineListQuery(paths.seller.vouchers, {
  state: enumField(voucherTabs, 'all'),
  search: searchField,
});

export type VoucherQuery = ReturnType<typeof readVoucherQuery>;
