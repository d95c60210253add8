import { listAllowedValues, toFilterValue } from '@pasar/contract';
import { patternOfNumbers } from '../categories/attribute-patterns.ts';
import type { FilterAttribute } from '../categories/filter-attributes.ts';
import type { AttributeCounts } from '../listing/attribute-facts.ts';
import { attributeFacet } from '../listing/listing-filter.ts';
import {
  type Aggregated,
  type Aggregations,
  type Selected,
  terms,
  underOthers,
  type Values,
} from './aggregations.ts';
import type { Clause } from './query-clauses.ts';
import { valueFilter } from './query-filters.ts';

/** Products by value, where the values are known. */
type ByValue = Record<string, { doc_count: number }>;

const countEach = (attribute: FilterAttribute, values: readonly string[]): Clause => ({
  filters: {
    filters: Object.fromEntries(values.map((value) => [value, valueFilter(attribute, value)])),
  },
});

/** Choices are counted one by one, numbers by what products say. */
const countValues = (attribute: FilterAttribute): Clause =>
  attribute.kind === 'number'
    ? terms('facts', { include: patternOfNumbers(attribute) })
    : countEach(
        attribute,
        listAllowedValues(attribute).map(({ id }) => id),
      );

export const attributeAggregations = (
  attributes: readonly FilterAttribute[],
  selected: Selected,
): Record<string, Clause> =>
  Object.fromEntries(
    attributes.map((attribute) => {
      const name = attributeFacet(attribute.id);
      return [name, underOthers(selected)(name, { values: countValues(attribute) })];
    }),
  );

/** The numbers that products say, each once for every way to write it. */
const numbersOf = (attribute: FilterAttribute, aggregated: Aggregated | undefined) => {
  const { buckets = [] } = (aggregated?.values ?? {}) as Partial<Values>;
  return buckets.flatMap(({ key, doc_count }) => {
    const value = toFilterValue(attribute, String(key).split('\n')[1] ?? '');
    return value === null ? [] : [[value, doc_count] as const];
  });
};

/** Counts one by one the numbers that are written in several ways, which a product may be, too, and those that may be too low. */
export const recountAttributes = (
  attributes: readonly FilterAttribute[],
  selected: Selected,
  found: Aggregations,
): Record<string, Clause> =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.kind !== 'number') return [];
      const name = attributeFacet(attribute.id);
      const numbers = numbersOf(attribute, found[name]);
      const values = [...new Set(numbers.map(([value]) => value))];
      const { doc_count_error_upper_bound: error = 0 } = (found[name]?.values ?? {}) as Partial<Values>;
      if (error === 0 && values.length === numbers.length) return [];
      return [[name, underOthers(selected)(name, { values: countEach(attribute, values) })]];
    }),
  );

export const readAttributeCounts = (
  attributes: readonly FilterAttribute[],
  found: Aggregations,
): AttributeCounts =>
  new Map(
    attributes.map((attribute) => {
      const aggregated = found[attributeFacet(attribute.id)];
      if (!aggregated) return [attribute.id, new Map()];
      const { buckets } = aggregated.values as { buckets: Values['buckets'] | ByValue };
      const counted = Array.isArray(buckets)
        ? numbersOf(attribute, aggregated)
        : Object.entries(buckets).map(([value, { doc_count }]) => [value, doc_count] as const);
      return [attribute.id, new Map(counted.filter(([, total]) => total > 0))];
    }),
  );
