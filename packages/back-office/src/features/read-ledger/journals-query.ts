import { ledgerAccounts, ledgerEvents } from '@pasar/contract';
import { dayField, defineListQuery, enumField, idField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `open` is the number of the journal beside the list, `owner` whose account it is about. */
export const { read: readJournalsQuery, toPath: journalsPath } = defineListQuery(
  (query) => linkTo('back-office.ledger', query),
  {
    event: enumField(['all', 'refunds', ...ledgerEvents], 'all'),
    account: enumField(['all', ...ledgerAccounts], 'all'),
    owner: idField,
    search: searchField,
    date_start: dayField,
    date_end: dayField,
    cursor: searchField,
    open: searchField,
  },
);
export type JournalsQuery = ReturnType<typeof readJournalsQuery>;
