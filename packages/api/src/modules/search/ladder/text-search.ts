import type { Locale } from '@pasar/contract';
import type { CityNames } from '../language/places.ts';
import type { QueryWord } from '../language/query-word.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { Depth, MatchRequest } from '../text/weigh-terms.ts';
import type { Conditions } from './conditions.ts';
import type { Lexicon } from './lexicon.ts';

/** What an engine found, with the number of products of the list in it. */
export interface Matched {
  total: number;
}

/** Words to look for, by the first of the depths that finds something. */
export interface Candidate extends Omit<MatchRequest, 'depth'> {
  words: readonly QueryWord[];
  depths: readonly Depth[];
  conditions: Conditions;
  /** Whether the number of products matters, or only that there are some. */
  isCounted: boolean;
}

/** How an engine looks up words; `Match` is what it needs to list what it found. */
export interface Matcher<Match extends Matched> {
  /** As many candidates are looked up together; more than one where each request has its price. */
  atOnce: number;
  /** What has all words of each candidate under its conditions; null for nothing. */
  match(candidates: readonly Candidate[]): Promise<(Match | null)[]>;
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
  /** None where cities are chosen already. */
  cities: CityNames;
  matcher: Matcher<Match>;
}
