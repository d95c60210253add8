import './search.tables.ts';
import type { Module } from '../../platform/module.ts';
import { purgeSearchCounts, writeSearchCounts } from './report/write-search-counts.ts';
import { searchMigrations } from './rules/search-rules.migrations.ts';
import { searchRoutes } from './search.routes.ts';

export { completeQuery } from './embedded/complete-query.ts';
export { createEmbeddedMatcher } from './embedded/embedded-matcher.ts';
export type { SearchedProducts } from './embedded/match-query.ts';
export { addText, createTextIndex, type TextIndex } from './embedded/text-index.ts';
export { completeBrands } from './ladder/complete-brands.ts';
export { completeTerms } from './ladder/complete-terms.ts';
export { type Conditions, getConditions, hasConditions, unconditional } from './ladder/conditions.ts';
export { correctQuery } from './ladder/correct-query.ts';
export { type Lexicon, nameStore, type WordCounts } from './ladder/lexicon.ts';
export { type FoundByText, searchProducts } from './ladder/search-products.ts';
export type { Candidate, Matched, Matcher } from './ladder/text-search.ts';
export type { TypedPlace } from './language/places.ts';
export type { PriceRange } from './language/prices.ts';
export type { Alternative, QueryWord } from './language/query-word.ts';
export { tokenize } from './language/tokenize.ts';
export { type Understood, understand } from './language/understand.ts';
export type { Vocabulary } from './language/vocabulary.ts';
export { readPopularSearches } from './report/popular-searches.ts';
export { readSearchReport } from './report/read-search-report.ts';
export { createSearchId } from './report/search-id.ts';
export { writeSearchCounts } from './report/write-search-counts.ts';
export { checkRule } from './rules/check-rule.ts';
export { draftRulebook } from './rules/draft-rulebook.ts';
export { type ListedRule, listRules } from './rules/list-rules.ts';
export { type OpenRulebook, openRulebook } from './rules/read-rulebook.ts';
export { ruleKey } from './rules/rule-key.ts';
export type { Rulebook } from './rules/rulebook.ts';
export { normalizePhrase } from './rules/rulebook.ts';
export type { Intent } from './rules/search-rule.ts';
export {
  type Counts,
  categoryPoints,
  type Depth,
  getCounts,
  type MatchRequest,
  type ProductText,
  points,
  weighTerms,
} from './text/weigh-terms.ts';

/** What a query means and which products have its words; below catalog, which lists them. */
export const searchModule: Module = {
  name: 'search',
  migrations: searchMigrations,
  routes: searchRoutes,
  queues: [writeSearchCounts],
  sweeps: [purgeSearchCounts],
};
