import { LRUCache } from 'lru-cache';
import type {
  Candidate,
  Conditions,
  Depth,
  Matched,
  Matcher,
  MatchRequest,
  QueryWord,
  Rulebook,
} from '../../search/index.ts';
import { idsBelow } from '../categories/read-categories.ts';
import { queryOfIntent } from '../listing/intents.ts';
import type { SearchedCategories } from './category-worth.ts';
import type { ClusterQueries } from './cluster-queries.ts';
import { type Clause, pointsQuery } from './query-clauses.ts';
import { all, type FilterContext, isUsed, priceFilter, switchFilters } from './query-filters.ts';

/** What was found, as the query that finds it. */
export interface ClusterMatch extends Matched, MatchRequest {
  words: readonly QueryWord[];
  /** What the head points to. */
  preferred: readonly Clause[];
}

/** A word points to a category when this share of what it names is there. */
const share = 0.6;

export type PointedCategories = LRUCache<string, { category: number | null }>;
export const createPointedCategories = (): PointedCategories => new LRUCache({ max: 5_000, ttl: 60_000 });

interface Buckets {
  [name: string]: { doc_count: number; places: { buckets: { key: number; doc_count: number }[] } };
}

/** The category where most products are that the words name, if it is one. */
const pointCategory = async (
  queries: ClusterQueries,
  { alternatives }: QueryWord,
): Promise<number | null> => {
  const words = alternatives.flatMap(({ words, isDerived }) =>
    words.length === 1 && !isDerived ? (words[0] ?? []) : [],
  );
  if (words.length === 0) return null;
  const named = (word: string): Clause => ({
    bool: { should: [{ term: { w100: word } }, { term: { p100: word } }], minimum_should_match: 1 },
  });
  const aggs = Object.fromEntries(
    words.map((word, at) => [
      `a${at}`,
      { filter: named(word), aggs: { places: { terms: { field: 'category', size: 100 } } } },
    ]),
  );
  const { aggregations } = await queries.search({
    size: 0,
    query: { bool: { should: words.map(named) } },
    aggs,
  });
  const counts = new Map<number, number>();
  let total = 0;
  for (const { doc_count, places } of Object.values(aggregations as Buckets)) {
    total += doc_count;
    for (const { key, doc_count: count } of places.buckets) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  for (const [category, count] of counts) if (count >= share * total) return category;
  return null;
};

interface MatcherParts {
  queries: ClusterQueries;
  searched: SearchedCategories;
  rulebook: Rulebook;
  scope: readonly Clause[];
  filters: FilterContext;
  pointed: PointedCategories;
}

/** The filters that the words ask for. */
const conditionFilters = ({ intents, price, cities }: Conditions, filters: FilterContext): Clause[] => [
  ...(price ? [priceFilter(price, filters.now)] : []),
  ...(cities ? [{ terms: { city: cities } }] : []),
  ...intents.flatMap((intent) => {
    const asked = queryOfIntent[intent];
    return [...switchFilters(asked, filters), ...(asked.condition === 'used' ? [isUsed] : [])];
  }),
];

const findCategories = async (
  { queries, searched: { categories }, rulebook, pointed }: MatcherParts,
  head: QueryWord,
): Promise<readonly number[]> => {
  const slug = rulebook.categories.get(head.text);
  if (slug !== undefined) return idsBelow(categories, [slug]);
  const key = head.alternatives.map(({ words }) => words.join(' ')).join();
  const known = pointed.get(key) ?? { category: await pointCategory(queries, head) };
  pointed.set(key, known);
  return known.category === null ? [] : [known.category];
};

interface Attempt {
  candidate: Candidate;
  depth: Depth;
}

/** Looks words up in the cluster: all depths of several candidates in one request. */
export const createClusterMatcher = (parts: MatcherParts): Matcher<ClusterMatch> => {
  const { queries, searched, scope, filters } = parts;
  const queryOf = ({ words, conditions, ...asked }: Candidate, depth: Depth): Clause => {
    const points = pointsQuery(words, { ...asked, depth, categoryWorth: searched.worth });
    return all([...points.bool.must, ...scope, ...conditionFilters(conditions, filters)]);
  };
  const matchAttempts = async (attempts: readonly Attempt[]): Promise<(ClusterMatch | null)[]> => {
    const counts = await queries.countAll(
      attempts.map(({ candidate, depth }) => ({
        query: queryOf(candidate, depth),
        isExact: candidate.isCounted,
      })),
    );
    return attempts.map(({ candidate: { words, head, headKind }, depth }, at) => {
      const total = counts[at] ?? 0;
      return total === 0 ? null : { total, words, head, headKind, depth, preferred: [] };
    });
  };
  return {
    atOnce: 6,
    match: async (candidates) => {
      const attempts = candidates.flatMap((candidate) =>
        candidate.depths.map((depth) => ({ candidate, depth })),
      );
      // What was typed is mostly there at the first depth; of several candidates most are not at any.
      if (candidates.length === 1) {
        for (const attempt of attempts) {
          const [match] = await matchAttempts([attempt]);
          if (match) return [match];
        }
        return [null];
      }
      const found = await matchAttempts(attempts);
      return candidates.map(
        (candidate) => found.find((match, at) => match && attempts[at]?.candidate === candidate) ?? null,
      );
    },
    prefer: async (match, head, brandId) => {
      const categories = await findCategories(parts, head);
      return {
        ...match,
        preferred: [
          ...(categories.length > 0 ? [{ terms: { category: categories } }] : []),
          ...(brandId === undefined ? [] : [{ term: { brand: brandId } }]),
        ],
      };
    },
  };
};
