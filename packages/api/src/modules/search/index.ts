import './search.tables.ts';
import type { Module } from '../../platform/module.ts';
import { searchMigrations } from './rules/search-rules.migrations.ts';

export { completeBrands, completeQuery } from './embedded/complete-query.ts';
export { correctQuery } from './embedded/correct-query.ts';
export type { SearchedProducts } from './embedded/match-query.ts';
export { type FoundByText, searchProducts } from './embedded/search-products.ts';
export { addText, createTextIndex, type TextIndex } from './embedded/text-index.ts';
export { type ProductText, points } from './embedded/weigh-terms.ts';
export { tokenize } from './language/tokenize.ts';
export { checkRule } from './rules/check-rule.ts';
export { draftRulebook } from './rules/draft-rulebook.ts';
export { type ListedRule, listRules } from './rules/list-rules.ts';
export { type OpenRulebook, openRulebook } from './rules/read-rulebook.ts';
export { ruleKey } from './rules/rule-key.ts';
export { normalizePhrase } from './rules/rulebook.ts';
export type { Intent } from './rules/search-rule.ts';

/** What a query means and which products have its words; below catalog, which lists them. */
export const searchModule: Module = { name: 'search', migrations: searchMigrations };
