import { defineListQuery } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const { read: readTicketsQuery, toPath: ticketsPath } = defineListQuery(
  (query) => linkTo('buyer.tickets', query),
  {},
);
