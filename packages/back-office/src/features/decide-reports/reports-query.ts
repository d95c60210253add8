import { reportReasonCodes, reportStates, reportSubjects } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const reportKinds = ['all', ...reportSubjects] as const;
export const anyReason = 'all' as const;

/** `open` is the number of the first report of the group beside the list. */
export const { read: readReportsQuery, toPath: reportsPath } = defineListQuery(
  (query) => linkTo('back-office.reports', query),
  {
    kind: enumField(reportKinds, 'all'),
    reason: enumField([anyReason, ...reportReasonCodes], anyReason),
    state: enumField(reportStates, 'open'),
    open: searchField,
  },
);
export type ReportsQuery = ReturnType<typeof readReportsQuery>;
