import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const paymentStatuses = ['all', 'waiting', 'paid', 'expired', 'cancelled', 'refunded'] as const;

/** `open` is the code of the payment beside the list. */
export const { read: readPaymentsQuery, toPath: paymentsPath } = defineListQuery(
  (query) => linkTo('back-office.payments', query),
  {
    status: enumField(paymentStatuses, 'all'),
    provider: searchField,
    search: searchField,
    open: searchField,
  },
);
export type PaymentsQuery = ReturnType<typeof readPaymentsQuery>;
