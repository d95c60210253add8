import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const transferStatuses = ['open', 'proved', 'waiting', 'confirmed', 'ended', 'all'] as const;

/** `open` is the reference of the transfer beside the list. */
export const { read: readTransfersQuery, toPath: transfersPath } = defineListQuery(
  (query) => linkTo('back-office.transfers', query),
  { status: enumField(transferStatuses, 'open'), search: searchField, open: searchField },
);
export type TransfersQuery = ReturnType<typeof readTransfersQuery>;
