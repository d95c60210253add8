import { defineListQuery, enumField, idField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const withdrawalStates = [
  'open',
  'requested',
  'approved',
  'processing',
  'paid',
  'rejected',
  'reversed',
  'all',
] as const;

/** `open` is the code whose detail is beside the list. */
export const { read: readWithdrawalsQuery, toPath: withdrawalsPath } = defineListQuery(
  (query) => linkTo('back-office.withdrawals', query),
  {
    status: enumField(withdrawalStates, 'open'),
    bank_id: idField,
    late: enumField(['all', 'yes'], 'all'),
    search: searchField,
    open: searchField,
  },
);
export type WithdrawalsQuery = ReturnType<typeof readWithdrawalsQuery>;
