import { type PromotionFilterName, promotionFilterNames } from '@pasar/contract';
import type { FilterAttribute } from '../categories/filter-attributes.ts';
import { type Counts, type FacetCounts, ratingSteps } from '../listing/count-listings.ts';
import {
  type Aggregated,
  type Aggregations,
  most,
  order,
  type Selected,
  terms,
  underOthers,
  type Values,
} from './aggregations.ts';
import { attributeAggregations, readAttributeCounts } from './attribute-facets.ts';
import type { Clause } from './query-clauses.ts';
import { type FilterContext, isUsed, promotionFilter, spans } from './query-filters.ts';

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
export const facetAggregations = (selected: Selected, context: FilterContext): Record<string, Clause> => {
  const under = underOthers(selected);
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
    ...attributeAggregations(context.attributes, selected),
  };
};

const valuesOf = (aggregated: Aggregated | undefined): Values => aggregated?.values as Values;

const countsOf = (aggregated: Aggregated | undefined): Counts =>
  new Map(valuesOf(aggregated).buckets.map(({ key, doc_count }) => [String(key), doc_count]));

/** What counts the facets again of which some count may be too low: every shard counts the values by name. */
export const recountAggregations = (selected: Selected, found: Aggregations): Record<string, Clause> =>
  Object.fromEntries(
    termFacets.flatMap((name) => {
      const { buckets, doc_count_error_upper_bound: error } = valuesOf(found[name]);
      if (error === 0) return [];
      const include = buckets.map(({ key }) => key);
      const values = { terms: { field: fields[name], size: most, include, order } };
      return [[name, underOthers(selected)(name, { values })]];
    }),
  );

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
export const readFacets = (found: Aggregations, attributes: readonly FilterAttribute[]): FacetCounts => {
  const { rating, condition, promotions, price } = found;
  const used = countOf(condition, 'used');
  return {
    counts: Object.fromEntries(termFacets.map((name) => [name, countsOf(found[name])])) as Record<
      TermFacet,
      Counts
    >,
    attributes: readAttributeCounts(attributes, found),
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
