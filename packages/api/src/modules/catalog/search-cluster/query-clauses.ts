import type { Alternative, MatchRequest, QueryWord } from '../../search/index.ts';
import { type Counts, getCounts, points } from '../../search/index.ts';
import { pairLevels, wordLevels } from './index-mapping.ts';

export type Clause = Record<string, unknown>;

/** By word, what it is worth in each category, by id. */
export type CategoryWorth = (word: string) => ReadonlyMap<number, readonly number[]>;

const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });
const best = (queries: Clause[]): Clause => ({ dis_max: { queries } });

/** A formula of the engine over the score and the document's numbers. */
export const scored = (query: Clause, source: string, params: Record<string, number> = {}): Clause => ({
  function_score: {
    query,
    script_score: { script: { lang: 'expression', source, params } },
    boost_mode: 'replace',
  },
});

interface WordClauses {
  counts: Counts;
  tenths: number;
  categoryWorth: CategoryWorth;
}

/** The best points of any of some words by where it is, times ten. */
const wordsClause = (words: readonly string[], { counts, tenths, categoryWorth }: WordClauses): Clause => {
  const fields = [
    ...wordLevels.map((level) => ({ field: `w${level}`, level })),
    ...pairLevels.map((level) => ({ field: `p${level}`, level })),
  ];
  const inCategories = Map.groupBy(
    words.flatMap((word) => [...categoryWorth(word)]),
    ([worth]) => worth,
  );
  return best([
    ...fields
      .filter(({ level }) => counts(level))
      .map(({ field, level }) => constant({ terms: { [field]: words } }, level * tenths)),
    ...[...inCategories]
      .filter(([worth]) => counts(worth))
      .map(([worth, some]) =>
        constant({ terms: { category: [...new Set(some.flatMap(([, ids]) => ids))] } }, worth * tenths),
      ),
  ]);
};

interface AlternativeClauses {
  counts: ReturnType<typeof getCounts>;
  categoryWorth: CategoryWorth;
}

/** The mean points of the words of a phrase. */
const phraseClause = (
  { words, tenths }: Alternative,
  { counts, categoryWorth }: AlternativeClauses,
): Clause => {
  const clauses = words.map((word, at) =>
    wordsClause([word], { counts: at === 0 ? counts.first : counts.behind, tenths, categoryWorth }),
  );
  return scored({ bool: { must: clauses } }, `floor(_score / ${clauses.length})`);
};

interface PartClauses extends MatchRequest {
  categoryWorth: CategoryWorth;
}

/** Words that are worth the same are looked up together, since each clause has its price: completion has a hundred. */
const partClause = (part: QueryWord, { categoryWorth, ...asked }: PartClauses): Clause => {
  const counts = getCounts(part, asked);
  const alternatives = part.alternatives.filter(({ isDerived }) => !isDerived || asked.depth === 'far');
  const singles = Map.groupBy(
    alternatives.filter(({ words }) => words.length === 1),
    ({ tenths }) => tenths,
  );
  return best([
    ...[...singles].map(([tenths, some]) => {
      const words = new Set(some.flatMap(({ words }) => words));
      return wordsClause([...words], { counts: counts.first, tenths, categoryWorth });
    }),
    ...alternatives
      .filter(({ words }) => words.length > 1)
      .map((phrase) => phraseClause(phrase, { counts, categoryWorth })),
    ...(part.storeIds ? [constant({ terms: { merchant: [...part.storeIds] } }, points.wholeStore * 10)] : []),
  ]);
};

/** Products in whose name the words of the query stand side by side. */
const neighborClauses = (parts: readonly QueryWord[]): Clause[] => {
  const words = parts.flatMap(({ text }) => text.split(' '));
  if (words.length < 2) return [];
  const pairs = words.slice(1).map((word, at) => ({ term: { words: (words[at] ?? '') + word } }));
  return [constant({ bool: { filter: pairs } }, points.neighbors * 10)];
};

/** A query whose score is the points of all parts of a query, times ten; without all of them a product is not found. */
export const pointsQuery = (
  parts: readonly QueryWord[],
  how: PartClauses & { preferred?: readonly Clause[] },
): { bool: { must: Clause[]; should: Clause[] } } => ({
  bool: {
    must: parts.map((part) => partClause(part, how)),
    should: [
      ...neighborClauses(parts),
      ...(how.preferred ?? []).map((filter) => constant(filter, points.preferred * 10)),
    ],
  },
});
