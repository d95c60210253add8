import { voucherTabs } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const { read: readVoucherQuery, toPath: voucherListPath } = defineListQuery(
  (query) => linkTo('seller.vouchers', query),
  {
    state: enumField(voucherTabs, 'all'),
    search: searchField,
  },
);

export type VoucherQuery = ReturnType<typeof readVoucherQuery>;
