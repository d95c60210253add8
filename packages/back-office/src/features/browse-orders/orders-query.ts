import { courierCodes, orderDayKinds, orderMethods, orderStatusNames } from '@pasar/contract';
import { dayField, defineListQuery, enumField, idField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const { read: readOrdersQuery, toPath: ordersPath } = defineListQuery(
  (query) => linkTo('back-office.orders', query),
  {
    status: enumField(['all', ...orderStatusNames], 'all'),
    store: idField,
    stuck: enumField(['all', 'yes'], 'all'),
    courier: enumField(['all', ...courierCodes], 'all'),
    method: enumField(['all', ...orderMethods], 'all'),
    search: searchField,
    date_start: dayField,
    date_end: dayField,
    by: enumField(orderDayKinds, 'placed'),
    sort: enumField(['newest', 'oldest'], 'newest'),
    cursor: searchField,
  },
);
export type OrdersQuery = ReturnType<typeof readOrdersQuery>;
