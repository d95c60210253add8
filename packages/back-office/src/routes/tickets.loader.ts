import { adminTicketEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readTicketsQuery } from '../features/tickets/tickets-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const ticketsLoader = staffLoader(adminTicketEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readTicketsQuery(url.searchParams);
  const { open, ...filters } = query;
  const id = /^[1-9]\d{0,14}$/.test(open) ? open : undefined;
  const [list, ticket] = await Promise.all([
    toSectionResult(api.call(adminTicketEndpoints.list, { query: filters }, { signal })),
    id ? toSectionResult(api.call(adminTicketEndpoints.detail, { params: { id } }, { signal })) : undefined,
  ]);
  return { query, list, ticket };
});
