import type { Locale } from '@pasar/contract';
import type { QueryWord } from '../language/query-word.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { Intent } from '../rules/search-rule.ts';
import type { MatchRequest } from '../text/weigh-terms.ts';
import type { Lexicon } from './lexicon.ts';

/** What an engine found, with the number of products of the list in it. */
export interface Matched {
  total: number;
}

/** How an engine looks up words; `Match` is what it needs to list what it found. */
export interface Matcher<Match extends Matched> {
  /** What has all words under these intents; null for nothing. */
  match(
    asked: MatchRequest & { words: readonly QueryWord[]; intents: readonly Intent[] },
  ): Promise<Match | null>;
  /** The same with more points in the categories of the head and for the brand. */
  prefer(match: Match, head: QueryWord, brandId: number | undefined): Promise<Match>;
}

/** What is searched, among which words and by which rules. */
export interface TextSearch<Match extends Matched> {
  text: string;
  locale: Locale;
  /** Correct nothing. */
  isExact: boolean;
  lexicon: Lexicon;
  rulebook: Rulebook;
  matcher: Matcher<Match>;
}
