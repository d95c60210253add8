import type { Matched, Matcher } from '../ladder/text-search.ts';
import { addBonuses } from './add-bonuses.ts';
import type { EmbeddedSearch } from './embedded-search.ts';
import { matchQuery } from './match-query.ts';

/** The points of every slot, 0 for what was not found, and how many products of the list have any. */
export interface EmbeddedMatch extends Matched {
  points: Uint32Array;
}

export const createEmbeddedMatcher = (search: EmbeddedSearch): Matcher<EmbeddedMatch> => ({
  match: async ({ words, intents, ...asked }) => {
    const points = matchQuery(search.products, words, asked);
    let total = 0;
    for (let slot = 0; slot < points.length; slot++)
      if (points[slot] !== 0 && search.isInScope(slot, intents)) total++;
    return total > 0 ? { points, total } : null;
  },
  prefer: async (match, head, brandId) => {
    addBonuses(search, match.points, head, brandId);
    return match;
  },
});
