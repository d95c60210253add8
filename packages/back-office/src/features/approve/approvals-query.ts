import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const approvalTabs = ['requested', 'decided'] as const;

/** `open` is the number of the request beside the list. */
export const { read: readApprovalsQuery, toPath: approvalsPath } = defineListQuery(
  (query) => linkTo('back-office.approvals', query),
  { state: enumField(approvalTabs, 'requested'), open: searchField },
);
export type ApprovalsQuery = ReturnType<typeof readApprovalsQuery>;
