import { toFilterValue } from '@pasar/contract';
import type { AttributeSelection, FilterAttribute } from '../categories/filter-attributes.ts';
import type { Facts } from '../listing-index/facts.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';

type FactValue = readonly [fact: number, value: string];

/** What was read of an attribute: facts are only added. */
interface Known {
  facts: Facts;
  /** By name, so many facts were looked at. */
  seen: Map<string, number>;
  values: FactValue[];
}

const knownOf = new WeakMap<FilterAttribute, Known>();

/** The facts that are values of an attribute. */
const valuesOf = ({ facts }: ListingIndex, attribute: FilterAttribute): readonly FactValue[] => {
  let known = knownOf.get(attribute);
  if (known?.facts !== facts) known = { facts, seen: new Map(), values: [] };
  knownOf.set(attribute, known);
  const { seen, values } = known;
  for (const name of attribute.names) {
    const named = facts.byName.get(name) ?? [];
    for (const fact of named.slice(seen.get(name) ?? 0)) {
      const value = toFilterValue(attribute, facts.values[fact] ?? '');
      if (value !== null) values.push([fact, value]);
    }
    seen.set(name, named.length);
  }
  return values;
};

/** Whether a product has one of the selected values of an attribute; an unknown attribute finds nothing. */
export const hasSelected = (
  goods: ListingIndex,
  { attribute, values }: Pick<AttributeSelection, 'attribute' | 'values'>,
): ((slot: number) => boolean) => {
  const known = attribute ? valuesOf(goods, attribute) : [];
  const wanted = new Set(known.flatMap(([fact, value]) => (values.includes(value) ? [fact] : [])));
  const {
    facts: { list },
    columns: { factsFrom, factsCount },
  } = goods;
  return (slot) => {
    const from = factsFrom[slot] ?? 0;
    const end = from + (factsCount[slot] ?? 0);
    for (let at = from; at < end; at++) if (wanted.has(list[at] ?? 0)) return true;
    return false;
  };
};

/** By attribute, products by value. */
export type AttributeCounts = ReadonlyMap<number, ReadonlyMap<string, number>>;

export interface AttributeCounter {
  /** Counts a product for what it says of each attribute, or of the one alone whose selection it fails. */
  add(slot: number, only: number | null): void;
  counts(): AttributeCounts;
}

/** Counts the values of some attributes; a product counts once for each. */
export const createAttributeCounter = (
  goods: ListingIndex,
  attributes: readonly FilterAttribute[],
): AttributeCounter => {
  const {
    facts: { list, values },
    columns: { factsFrom, factsCount },
  } = goods;
  const buckets: { attribute: number; value: string; total: number; last: number }[] = [];
  /** By fact, one more than its bucket; 0 for none. */
  const bucketOf = new Int32Array(values.length);
  for (const attribute of attributes) {
    const known = new Map<string, number>();
    for (const [fact, value] of valuesOf(goods, attribute)) {
      const at = known.get(value) ?? buckets.push({ attribute: attribute.id, value, total: 0, last: -1 });
      known.set(value, at);
      bucketOf[fact] = at;
    }
  }
  return {
    add: (slot, only) => {
      const from = factsFrom[slot] ?? 0;
      const end = from + (factsCount[slot] ?? 0);
      for (let at = from; at < end; at++) {
        const bucket = buckets[(bucketOf[list[at] ?? 0] ?? 0) - 1];
        if (!bucket || bucket.last === slot || (only !== null && only !== bucket.attribute)) continue;
        bucket.last = slot;
        bucket.total += 1;
      }
    },
    counts: () =>
      new Map(
        attributes.map(({ id }) => [
          id,
          new Map(
            buckets.flatMap(({ attribute, value, total }) =>
              attribute === id && total > 0 ? [[value, total] as const] : [],
            ),
          ),
        ]),
      ),
  };
};
