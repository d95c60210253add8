import { LRUCache } from 'lru-cache';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import type { Intent, Matched, Matcher, MatchRequest, QueryWord, Rulebook } from '../../search/index.ts';
import { idsBelow } from '../categories/read-categories.ts';
import { queryOfIntent } from '../listing/intents.ts';
import type { SearchedCategories } from './category-worth.ts';
import { type Clause, pointsQuery } from './query-clauses.ts';
import { all, type FilterContext, isUsed, switchFilters } from './query-filters.ts';

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
  { client, prefix, queryDeadline }: SearchCluster,
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
  const { body } = await client.search(
    { index: prefix, body: { size: 0, query: { bool: { should: words.map(named) } }, aggs } as never },
    { requestTimeout: queryDeadline },
  );
  const counts = new Map<number, number>();
  let total = 0;
  for (const { doc_count, places } of Object.values(body.aggregations as unknown as Buckets)) {
    total += doc_count;
    for (const { key, doc_count: count } of places.buckets) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  for (const [category, count] of counts) if (count >= share * total) return category;
  return null;
};

interface MatcherParts {
  cluster: SearchCluster;
  searched: SearchedCategories;
  rulebook: Rulebook;
  scope: readonly Clause[];
  filters: FilterContext;
  pointed: PointedCategories;
}

/** The filters that intents ask for. */
const intentFilters = (intents: readonly Intent[], filters: FilterContext): Clause[] =>
  intents.flatMap((intent) => {
    const asked = queryOfIntent[intent];
    return [...switchFilters(asked, filters), ...(asked.condition === 'used' ? [isUsed] : [])];
  });

const findCategories = async (
  { cluster, searched: { categories }, rulebook, pointed }: MatcherParts,
  head: QueryWord,
): Promise<readonly number[]> => {
  const slug = rulebook.categories.get(head.text);
  if (slug !== undefined) return idsBelow(categories, [slug]);
  const key = head.alternatives.map(({ words }) => words.join(' ')).join();
  const known = pointed.get(key) ?? { category: await pointCategory(cluster, head) };
  pointed.set(key, known);
  return known.category === null ? [] : [known.category];
};

/** Looks words up in the cluster; each try counts what it would find. */
export const createClusterMatcher = (parts: MatcherParts): Matcher<ClusterMatch> => {
  const { cluster, searched, scope, filters } = parts;
  return {
    match: async ({ words, intents, ...asked }) => {
      const { must } = (
        pointsQuery(words, { ...asked, categoryWorth: searched.worth }) as { bool: { must: Clause[] } }
      ).bool;
      const query = all([...must, ...scope, ...intentFilters(intents, filters)]);
      const { body } = await cluster.client.count(
        { index: cluster.prefix, body: { query } as never },
        { requestTimeout: cluster.queryDeadline },
      );
      return body.count > 0 ? { total: body.count, words, ...asked, preferred: [] } : null;
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
