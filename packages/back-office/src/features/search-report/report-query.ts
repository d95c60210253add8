import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const reportTabs = ['zero', 'relaxed', 'corrected', 'all'] as const;
export const reportDays = ['7', '30', '90'] as const;

/** `open` is the text beside the list. */
export const { read: readReportQuery, toPath: reportPath } = defineListQuery(
  (query) => linkTo('back-office.searchReport', query),
  { kind: enumField(reportTabs, 'zero'), days: enumField(reportDays, '30'), open: searchField },
);
export type ReportQuery = ReturnType<typeof readReportQuery>;
