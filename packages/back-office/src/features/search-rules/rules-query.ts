import { searchRuleKinds } from '@pasar/contract';
import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const ruleTabs = ['all', ...searchRuleKinds] as const;

/** `open` is the key of the rule beside the list, or `new`. */
export const { read: readRulesQuery, toPath: rulesPath } = defineListQuery(
  (query) => linkTo('back-office.search', query),
  {
    kind: enumField(ruleTabs, 'all'),
    search: searchField,
    open: (text: string | null): string => (text ?? '').slice(0, 6_000),
  },
);
export type RulesQuery = ReturnType<typeof readRulesQuery>;
