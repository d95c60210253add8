import { ticketEndpoints } from '@pasar/contract';
import { listLoader } from '@pasar/dashboard';
import { readTicketsQuery } from '../features/tickets/tickets-query.ts';

export const ticketsLoader = listLoader(readTicketsQuery, ({ api, signal }, query) =>
  api.call(ticketEndpoints.list, { query }, { signal }),
);
