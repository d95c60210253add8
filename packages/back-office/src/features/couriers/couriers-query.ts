import { courierCodes } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const courierChips = ['all', ...courierCodes] as const;

/** `closed` is a province; `open` is the service beside the list, such as `jne REG`. */
export const { read: readCouriersQuery, toPath: couriersPath } = defineListQuery(
  (query) => linkTo('back-office.couriers', query),
  { courier: enumField(courierChips, 'all'), closed: searchField, open: searchField },
);
export type CouriersQuery = ReturnType<typeof readCouriersQuery>;
