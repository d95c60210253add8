import type { FacetName } from '../listing/listing-filter.ts';
import type { Clause } from './query-clauses.ts';
import { all } from './query-filters.ts';

/** Values of a facet that are counted at most; a page shows 50. */
export const most = 1_000;
/** As many of each shard are compared; a facet of which a shard has more is counted again, value by value. */
const perShard = 20_000;

export const order = [{ _count: 'desc' }, { _key: 'asc' }];
export const terms = (field: string, only?: { include: string }): Clause => ({
  terms: { field, size: most, shard_size: perShard, order, ...only },
});

/** What is selected, by facet. */
export type Selected = Partial<Record<FacetName, Clause>>;

/** A facet is counted under the filters of all others. */
export const underOthers =
  (selected: Selected) =>
  (name: FacetName | null, aggs: Record<string, Clause>): Clause => ({
    filter: all(
      Object.entries(selected).flatMap(([other, filter]) => (other === name || !filter ? [] : [filter])),
    ),
    aggs,
  });

export interface Bucket {
  key: string | number;
  doc_count: number;
}
export interface Aggregated {
  doc_count: number;
  [name: string]: unknown;
}
export type Aggregations = Record<string, Aggregated>;

export interface Values {
  buckets: Bucket[];
  /** By how much a count may be too low. */
  doc_count_error_upper_bound: number;
}
