import './search.tables.ts';
import type { Module } from '../../platform/module.ts';
import { searchMigrations } from './rules/search-rules.migrations.ts';

export { completeBrands, completeWords } from './embedded/complete-words.ts';
export { correctWords } from './embedded/correct-words.ts';
export type { SearchedProducts } from './embedded/match-words.ts';
export { type FoundByText, searchProducts } from './embedded/search-products.ts';
export { addText, createTextIndex, type TextIndex } from './embedded/text-index.ts';
export { type ProductText, points } from './embedded/weigh-words.ts';
export { tokenize } from './language/tokenize.ts';
export { type OpenRulebook, openRulebook } from './rules/read-rulebook.ts';
export type { Intent } from './rules/search-rule.ts';

/** What a query means and which products have its words; below catalog, which lists them. */
export const searchModule: Module = { name: 'search', migrations: searchMigrations };
