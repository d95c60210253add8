import type { QueryWord } from '../language/query-word.ts';
import type { Intent } from '../rules/search-rule.ts';
import { type Depth, matchQuery } from './match-query.ts';
import type { TextSearch } from './text-search.ts';

/** The points of every slot, and how many products of the list have any. */
export interface Matches {
  points: Uint32Array;
  total: number;
}

const depths: readonly Depth[] = ['near', 'far'];

/** What has all of the words: in names, categories and attributes, else also in stores, descriptions and derived forms. */
export const findMatches = (
  { products, isInScope }: TextSearch,
  words: readonly QueryWord[],
  head: QueryWord | undefined,
  intents: readonly Intent[],
): Matches | null => {
  for (const depth of depths) {
    const points = matchQuery(products, words, head, depth);
    let total = 0;
    for (let slot = 0; slot < points.length; slot++)
      if (points[slot] !== 0 && isInScope(slot, intents)) total++;
    if (total > 0) return { points, total };
  }
  return null;
};
