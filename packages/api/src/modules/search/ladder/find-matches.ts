import type { QueryWord, WordKind } from '../language/query-word.ts';
import { type Conditions, hasConditions } from './conditions.ts';
import { kindOfHead } from './find-head.ts';
import type { Lexicon } from './lexicon.ts';
import type { Candidate, Matched, Matcher } from './text-search.ts';

/** Kinds of words that say how a thing is. */
const describing: readonly WordKind[] = ['unit', 'number', 'size', 'color', 'audience', 'material'];

interface Sought {
  words: readonly QueryWord[];
  head: QueryWord;
  conditions: Conditions;
  isCounted: boolean;
}

/**
 * What has all of the words: in names, categories and attributes, else also in stores, descriptions and derived forms.
 * Words that describe a thing do not bring something else with its name, nor does a price: no black coffee tumbler for
 * black coffee, and no memory for laptops under two million.
 */
export const toCandidate = (lexicon: Lexicon, sought: Sought): Candidate => {
  const headKind = kindOfHead(lexicon, sought.head);
  const isDescribed =
    hasConditions(sought.conditions) || sought.words.some(({ kind }) => describing.includes(kind));
  const isStrict = headKind === 'thing' && isDescribed;
  return { ...sought, headKind, depths: [isStrict ? 'things' : 'near', 'far'] };
};

/** The first candidate that finds something, and its place; null when none does. */
export const findFirst = async <Match extends Matched>(
  matcher: Matcher<Match>,
  candidates: readonly Candidate[],
): Promise<{ at: number; match: Match } | null> => {
  for (let from = 0; from < candidates.length; from += matcher.atOnce) {
    const matches = await matcher.match(candidates.slice(from, from + matcher.atOnce));
    for (const [at, match] of matches.entries()) if (match) return { at: from + at, match };
  }
  return null;
};

/** The last of the candidates in front that all find something, and how many these are. */
export const findLast = async <Match extends Matched>(
  matcher: Matcher<Match>,
  candidates: readonly Candidate[],
): Promise<{ count: number; match: Match | null }> => {
  let found: { count: number; match: Match | null } = { count: 0, match: null };
  for (let from = 0; from < candidates.length; from += matcher.atOnce) {
    const matches = await matcher.match(candidates.slice(from, from + matcher.atOnce));
    for (const match of matches) {
      if (!match) return found;
      found = { count: found.count + 1, match };
    }
  }
  return found;
};
