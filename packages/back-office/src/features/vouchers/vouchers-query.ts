import { voucherTabs } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `open` is the number of the voucher beside the list, or `new`. */
export const { read: readVouchersQuery, toPath: vouchersPath } = defineListQuery(
  (query) => linkTo('back-office.campaigns', query),
  { state: enumField(voucherTabs, 'all'), search: searchField, open: searchField },
);
export type VouchersQuery = ReturnType<typeof readVouchersQuery>;
