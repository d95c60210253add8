import type { QueryWord } from '../language/query-word.ts';
import type { Intent } from '../rules/search-rule.ts';
import { kindOfHead } from './find-head.ts';
import { findMatches } from './find-matches.ts';
import type { Matched, TextSearch } from './text-search.ts';

/** What is left out first when no product has everything. */
const leftOut: readonly QueryWord['kind'][] = [
  'unit',
  'number',
  'size',
  'color',
  'audience',
  'brand',
  'store',
  'word',
];

interface Relaxation {
  words: readonly QueryWord[];
  /** It always stays. */
  head: QueryWord;
  intents: readonly Intent[];
  /** Whether words that nobody knows may go as well; beside a guessed head they are all that is sure. */
  mayDropUnknown: boolean;
}

/** What was found, and the words that it does not have. */
export interface Relaxed<Match> {
  match: Match;
  without: string[];
}

/** Finds products with fewer of the words, and says which it left out; null when even the head alone is nowhere. */
export const relaxQuery = async <Match extends Matched>(
  search: TextSearch<Match>,
  { words, head, intents, mayDropUnknown }: Relaxation,
): Promise<Relaxed<Match> | null> => {
  const rank = async (word: QueryWord) =>
    (await findMatches(search, [word], undefined, [])) ? leftOut.indexOf(word.kind) : -1;
  const others = words.filter((word) => word !== head);
  const ranks = await Promise.all(others.map(rank));
  const order = others
    .map((word, at) => ({ word, rank: ranks[at] ?? -1 }))
    .toSorted((one, other) => one.rank - other.rank);
  // What goes with something unknown would be found instead of it.
  const isSure = kindOfHead(search.lexicon, head) !== 'unknown';
  const dropped = new Set<QueryWord>();
  const find = () =>
    findMatches(
      search,
      words.filter((word) => !dropped.has(word)),
      head,
      intents,
    );
  let found: Match | null = null;
  for (const { word, rank } of order) {
    if (word.kind === 'word' && !(isSure && (mayDropUnknown || rank >= 0))) break;
    dropped.add(word);
    found = await find();
    if (found) break;
  }
  if (!found) return null;
  // What was dropped before the last one may fit beside what is left, the most important first.
  for (const word of [...dropped].slice(0, -1).reverse()) {
    dropped.delete(word);
    const better = await find();
    if (better) found = better;
    else dropped.add(word);
  }
  return { match: found, without: words.filter((word) => dropped.has(word)).map(({ typed }) => typed) };
};
