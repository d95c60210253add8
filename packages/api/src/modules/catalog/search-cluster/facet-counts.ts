import { type PromotionFilterName, promotionFilterNames } from '@pasar/contract';
import { type Counts, type FacetCounts, ratingSteps } from '../listing/count-listings.ts';
import type { FacetName } from '../listing/listing-filter.ts';
import type { Clause } from './query-clauses.ts';
import { all, type FilterContext, isUsed, promotionFilter, spans } from './query-filters.ts';

/** Values of a facet that are counted at most; a page shows 50. */
const most = 1_000;
/** As many of each shard are compared, so that the counts of the largest are exact. */
const perShard = 20_000;

const terms = (field: string, size = most): Clause => ({
  terms: { field, size, shard_size: perShard, order: [{ _count: 'desc' }, { _key: 'asc' }] },
});
const count = (filter: Clause): Clause => ({ filter });

const fields = {
  categories: 'category',
  cities: 'city',
  brands: 'brand',
  storetype: 'store_type',
  colors: 'colors',
  sizes: 'sizes',
} as const;
type TermFacet = keyof typeof fields;
const termFacets = Object.keys(fields) as TermFacet[];

const ofPrices = (now: number): Record<string, Clause> =>
  Object.fromEntries(
    spans(now).map(({ filter, price }) => [
      price,
      { filter, aggs: { min: { min: { field: price } }, max: { max: { field: price } } } },
    ]),
  );

/** The aggregations of every facet, each under the filters of all others. */
export const facetAggregations = (
  selected: Partial<Record<FacetName, Clause>>,
  context: FilterContext,
): Record<string, Clause> => {
  const under = (name: FacetName | null, aggs: Record<string, Clause>): Clause => ({
    filter: all(Object.entries(selected).flatMap(([other, filter]) => (other === name ? [] : [filter]))),
    aggs,
  });
  return {
    ...Object.fromEntries(termFacets.map((name) => [name, under(name, { values: terms(fields[name]) })])),
    price: under('price', ofPrices(context.now)),
    rating: under(
      'rating',
      Object.fromEntries(
        ratingSteps.map((step) => [`from${step}`, count({ range: { rating: { gte: step } } })]),
      ),
    ),
    condition: under('condition', { used: count(isUsed) }),
    promotions: under(
      null,
      Object.fromEntries(promotionFilterNames.map((name) => [name, count(promotionFilter(name, context))])),
    ),
  };
};

interface Bucket {
  key: string | number;
  doc_count: number;
}
interface Aggregated {
  doc_count: number;
  [name: string]: unknown;
}
export type Aggregations = Record<string, Aggregated>;

const countsOf = (aggregated: Aggregated | undefined): Counts => {
  const { buckets = [] } = (aggregated?.values ?? {}) as { buckets?: Bucket[] };
  return new Map(buckets.map(({ key, doc_count }) => [String(key), doc_count]));
};

const countOf = (aggregated: Aggregated | undefined, name: string): number =>
  (aggregated?.[name] as { doc_count?: number } | undefined)?.doc_count ?? 0;

const pricesOf = (aggregated: Aggregated | undefined): FacetCounts['price'] => {
  const limits = ['p0', 'p1'].flatMap((name) => {
    const span = aggregated?.[name] as
      | { min: { value: number | null }; max: { value: number | null } }
      | undefined;
    return span && span.min.value !== null && span.max.value !== null
      ? [{ min: span.min.value, max: span.max.value }]
      : [];
  });
  if (limits.length === 0) return null;
  return {
    min: Math.min(...limits.map(({ min }) => min)),
    max: Math.max(...limits.map(({ max }) => max)),
  };
};

/** The counts as the embedded engine has them. */
export const readFacets = (found: Aggregations): FacetCounts => {
  const { rating, condition, promotions, price } = found;
  const used = countOf(condition, 'used');
  return {
    counts: Object.fromEntries(termFacets.map((name) => [name, countsOf(found[name])])) as Record<
      TermFacet,
      Counts
    >,
    price: pricesOf(price),
    promotions: Object.fromEntries(
      promotionFilterNames.map((name) => [name, countOf(promotions, name)]),
    ) as Record<PromotionFilterName, number>,
    ratings: {
      4: countOf(rating, 'from4'),
      3: countOf(rating, 'from3'),
      2: countOf(rating, 'from2'),
      1: countOf(rating, 'from1'),
    },
    conditions: { new: (condition?.doc_count ?? 0) - used, used },
  };
};
