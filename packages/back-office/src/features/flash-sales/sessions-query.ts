import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const sessionTabs = ['open', 'over', 'all'] as const;

/** `open` is the number of the session beside the list, or `new`. */
export const { read: readSessionsQuery, toPath: sessionsPath } = defineListQuery(
  (query) => linkTo('back-office.flashSales', query),
  { status: enumField(sessionTabs, 'open'), open: searchField },
);
export type SessionsQuery = ReturnType<typeof readSessionsQuery>;
