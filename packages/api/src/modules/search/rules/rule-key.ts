import { normalizePhrase } from './rulebook.ts';
import type { SearchRule } from './search-rule.ts';

/** What makes two rules the same: their kind and phrases, in any order unless only the first means the others. */
export const ruleKey = ({ kind, phrases }: Pick<SearchRule, 'kind' | 'phrases'>): string => {
  const words = phrases.map(normalizePhrase);
  return `${kind} ${(kind === 'one_way' ? words : words.sort()).join()}`;
};
