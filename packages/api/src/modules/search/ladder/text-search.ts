import type { QueryWord } from '../language/query-word.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { Intent } from '../rules/search-rule.ts';
import type { Lexicon } from './lexicon.ts';

/** How far a search goes: names alone, names, categories and attributes alone, or stores, descriptions and derived forms as well. */
export type Depth = 'names' | 'near' | 'far';

/** What an engine found, with the number of products of the list in it. */
export interface Matched {
  total: number;
}

/** How an engine looks up words; `Match` is what it needs to list what it found. */
export interface Matcher<Match extends Matched> {
  /** What has all words under these intents; null for nothing. */
  match(asked: {
    words: readonly QueryWord[];
    head: QueryWord | undefined;
    depth: Depth;
    intents: readonly Intent[];
  }): Promise<Match | null>;
  /** The same with more points in the categories of the head and for the brand. */
  prefer(match: Match, head: QueryWord, brandId: number | undefined): Promise<Match>;
}

/** What is searched, among which words and by which rules. */
export interface TextSearch<Match extends Matched> {
  text: string;
  /** Correct nothing. */
  isExact: boolean;
  lexicon: Lexicon;
  rulebook: Rulebook;
  matcher: Matcher<Match>;
}
