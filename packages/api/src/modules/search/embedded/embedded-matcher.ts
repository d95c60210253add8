import type { Candidate, Matched, Matcher } from '../ladder/text-search.ts';
import { addBonuses } from './add-bonuses.ts';
import type { EmbeddedSearch } from './embedded-search.ts';
import { matchQuery } from './match-query.ts';

/** The points of every slot, 0 for what was not found, and how many products of the list have any. */
export interface EmbeddedMatch extends Matched {
  points: Uint32Array;
}

const matchCandidate = (
  search: EmbeddedSearch,
  { words, conditions, depths, ...asked }: Candidate,
): EmbeddedMatch | null => {
  for (const depth of depths) {
    const points = matchQuery(search.products, words, { ...asked, depth });
    let total = 0;
    for (let slot = 0; slot < points.length; slot++)
      if (points[slot] !== 0 && search.isInScope(slot, conditions)) total++;
    if (total > 0) return { points, total };
  }
  return null;
};

export const createEmbeddedMatcher = (search: EmbeddedSearch): Matcher<EmbeddedMatch> => ({
  atOnce: 1,
  match: async (candidates) => candidates.map((candidate) => matchCandidate(search, candidate)),
  prefer: async (match, head, brandId) => {
    addBonuses(search, match.points, head, brandId);
    return match;
  },
});
