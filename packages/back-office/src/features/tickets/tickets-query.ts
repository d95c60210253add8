import { ticketStates, ticketTopics } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const ticketTabs = [...ticketStates, 'all'] as const;
export const topicTabs = ['all', ...ticketTopics] as const;

/** `open` is the number of the question beside the list. */
export const { read: readTicketsQuery, toPath: ticketsPath } = defineListQuery(
  (query) => linkTo('back-office.tickets', query),
  {
    state: enumField(ticketTabs, 'open'),
    topic: enumField(topicTabs, 'all'),
    search: searchField,
    open: searchField,
  },
);
export type TicketsQuery = ReturnType<typeof readTicketsQuery>;
