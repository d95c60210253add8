import type { QueryWord } from '../language/query-word.ts';
import type { Intent } from '../rules/search-rule.ts';
import type { Depth, Matched, TextSearch } from './text-search.ts';

const depths: readonly Depth[] = ['near', 'far'];

/** What has all of the words: in names, categories and attributes, else also in stores, descriptions and derived forms. */
export const findMatches = async <Match extends Matched>(
  { matcher }: TextSearch<Match>,
  words: readonly QueryWord[],
  head: QueryWord | undefined,
  intents: readonly Intent[],
): Promise<Match | null> => {
  for (const depth of depths) {
    const found = await matcher.match({ words, head, depth, intents });
    if (found) return found;
  }
  return null;
};
