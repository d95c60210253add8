import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const caseStates = ['escalated', 'open', 'resolved', 'withdrawn', 'all'] as const;

export const { read: readCasesQuery, toPath: casesPath } = defineListQuery(
  (query) => linkTo('back-office.cases', query),
  { status: enumField(caseStates, 'escalated'), search: searchField },
);
