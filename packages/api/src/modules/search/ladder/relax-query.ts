import type { QueryWord } from '../language/query-word.ts';
import { type Conditions, unconditional } from './conditions.ts';
import { kindOfHead } from './find-head.ts';
import { findFirst, findLast, toCandidate } from './find-matches.ts';
import type { Candidate, Matched, TextSearch } from './text-search.ts';

/** What is left out first when no product has everything. */
const leftOut: readonly QueryWord['kind'][] = [
  'unit',
  'number',
  'size',
  'material',
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
  conditions: Conditions;
  /** Whether words that nobody knows may go as well; beside a guessed head they are all that is sure. */
  mayDropUnknown: boolean;
}

/** What was found, and the words that it does not have. */
export interface Relaxed<Match> {
  match: Match;
  without: string[];
}

/** A word alone, anywhere: what does not find it finds no query with it. */
const alone = (word: QueryWord): Candidate => ({
  words: [word],
  head: undefined,
  headKind: 'unknown',
  depths: ['far'],
  conditions: unconditional,
  isCounted: false,
});

/** They name no goods without what they are for: `perlengkapan sholat` is no equipment of any other kind. */
const general = new Set(
  'perlengkapan peralatan alat aksesori aksesoris kebutuhan paket set equipment supplies accessories gear'.split(
    ' ',
  ),
);

/** Whether the head says what some product is, by its name or that of its category. */
const namesGoods = async <Match extends Matched>(
  { matcher, lexicon }: TextSearch<Match>,
  head: QueryWord,
): Promise<boolean> => {
  const kind = kindOfHead(lexicon, head);
  if (kind !== 'unknown' || head.kind !== 'word') return kind === 'thing';
  const [found] = await matcher.match([alone(head)]);
  return Boolean(found);
};

/** Words in the order in which they are left out: those that no product has first, of equal ones the farthest from the head. */
const inOrder = async <Match extends Matched>(
  { matcher }: TextSearch<Match>,
  words: readonly QueryWord[],
  distance: (word: QueryWord) => number,
): Promise<{ word: QueryWord; isKnown: boolean }[]> => {
  const found = await matcher.match(words.map((word) => alone(word)));
  const rank = ({ word, isKnown }: { word: QueryWord; isKnown: boolean }) =>
    isKnown ? leftOut.indexOf(word.kind) : -1;
  return words
    .map((word, at) => ({ word, isKnown: Boolean(found[at]) }))
    .toSorted((one, other) => rank(one) - rank(other) || distance(other.word) - distance(one.word));
};

/** Finds products with fewer of the words, and says which it left out; null when even the head alone is nowhere. */
export const relaxQuery = async <Match extends Matched>(
  search: TextSearch<Match>,
  { words, head, conditions, mayDropUnknown }: Relaxation,
): Promise<Relaxed<Match> | null> => {
  const { matcher, lexicon } = search;
  if (general.has(head.text)) return null;
  const order = await inOrder(
    search,
    words.filter((word) => word !== head),
    (word) => Math.abs(words.indexOf(word) - words.indexOf(head)),
  );
  // What goes with something that nothing here is would be found instead of it: `mesin jahit` is no oil for engines.
  const isSure = await namesGoods(search, head);
  const stays = order.findIndex(
    ({ word, isKnown }) => word.kind === 'word' && !(isSure && (mayDropUnknown || isKnown)),
  );
  const mayGo = order.slice(0, stays < 0 ? order.length : stays).map(({ word }) => word);
  const unknown = order.filter(({ isKnown }) => !isKnown).length;
  const without = (dropped: readonly QueryWord[]): Candidate =>
    toCandidate(lexicon, {
      words: words.filter((word) => !dropped.includes(word)),
      head,
      conditions,
      isCounted: false,
    });
  // Nothing has a word that no product has, so these go together.
  const least = Math.max(1, unknown);
  const steps = mayGo.map((_, at) => mayGo.slice(0, at + 1)).slice(least - 1);
  const found = await findFirst(matcher, steps.map(without));
  if (!found) return null;
  let dropped = steps[found.at] ?? [];
  let { match } = found;
  // What was dropped before the last one may fit beside what is left, the most important first.
  let back = dropped.slice(unknown, -1).reverse();
  const less = (fitting: readonly QueryWord[]) => dropped.filter((word) => !fitting.includes(word));
  if (matcher.atOnce > 1 && back.length > 1) {
    // What does not fit by itself does not fit beside others either, and all are asked for together.
    const fitting = await matcher.match(back.map((word) => without(less([word]))));
    back = back.filter((_, at) => fitting[at]);
  }
  while (back.length > 0) {
    const parts = back.map((_, at) => back.slice(0, at + 1));
    const last = await findLast(
      matcher,
      parts.map((part) => without(less(part))),
    );
    match = last.match ?? match;
    dropped = less(back.slice(0, last.count));
    back = back.slice(last.count + 1);
  }
  return { match, without: words.filter((word) => dropped.includes(word)).map(({ typed }) => typed) };
};
