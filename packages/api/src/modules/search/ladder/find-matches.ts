import type { QueryWord, WordKind } from '../language/query-word.ts';
import type { Intent } from '../rules/search-rule.ts';
import type { Depth } from '../text/weigh-terms.ts';
import { kindOfHead } from './find-head.ts';
import type { Matched, TextSearch } from './text-search.ts';

/** Kinds of words that say how a thing is. */
const describing: readonly WordKind[] = ['unit', 'number', 'size', 'color', 'audience'];

/**
 * What has all of the words: in names, categories and attributes, else also in stores, descriptions and derived forms.
 * Words that describe a thing do not bring something else with its name: no black coffee tumbler for black coffee.
 */
export const findMatches = async <Match extends Matched>(
  { matcher, lexicon }: TextSearch<Match>,
  words: readonly QueryWord[],
  head: QueryWord | undefined,
  intents: readonly Intent[],
): Promise<Match | null> => {
  const headKind = head === undefined ? 'unknown' : kindOfHead(lexicon, head);
  const match = (depth: Depth) => matcher.match({ words, head, headKind, depth, intents });
  const isDescribed = words.some(({ kind }) => describing.includes(kind));
  const isStrict = headKind === 'thing' && isDescribed;
  const depths: readonly Depth[] = [isStrict ? 'things' : 'near', 'far'];
  for (const depth of depths) {
    const found = await match(depth);
    if (found) return found;
  }
  return null;
};
