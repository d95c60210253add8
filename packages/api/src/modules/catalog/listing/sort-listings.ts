import type { SortValue } from '@pasar/contract';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import type { Cursor } from './cursor.ts';

/** Negative when the first of two slots precedes the second. */
type Order = (one: number, other: number) => number;

/** A figure by which slots are ordered, the largest first. */
export interface Key {
  (slot: number): number;
  /** Where the figure is that of a column, or its negative: a loop over many reads it without a call. */
  column?: Float64Array | Int32Array;
  sign?: 1 | -1;
}

const byColumn = (column: Float64Array | Int32Array, sign: 1 | -1 = 1): Key =>
  Object.assign((slot: number) => sign * (column[slot] ?? 0), { column, sign });

/** The order by the first figure that differs; the last one is the id, so that pages never overlap. */
const orderBy = (keys: readonly Key[]): Order =>
  keys.reduceRight<Order>(
    (then, key) => (one, other) => key(other) - key(one) || then(one, other),
    () => 0,
  );

/** Places of an order: from one on, up to another. */
export interface Window {
  from: number;
  to: number;
}

/** By what a listing is ordered. */
export const listingKeys = (goods: ListingIndex, sort: SortValue | 'near'): Key[] => {
  const { id, popularity, createdAt, sold, price, rating, ratingCount } = goods.columns;
  const newest = byColumn(id);
  switch (sort) {
    case 'relevance':
    case 'near':
      return [byColumn(popularity), newest];
    case 'lates':
      return [byColumn(createdAt), newest];
    case 'bestseller':
      return [byColumn(sold), newest];
    case 'price_asc':
      return [byColumn(price, -1), newest];
    case 'price_desc':
      return [byColumn(price), newest];
    case 'rating':
      return [byColumn(rating), byColumn(ratingCount), newest];
  }
};

/**
 * The first `count` of some slots by keys. A heap with the last of them on top: most slots are skipped by their first
 * figure alone.
 */
export const firstInOrder = (slots: Int32Array, count: number, keys: readonly Key[]): number[] => {
  const order = orderBy(keys);
  const first: Key = keys[0] ?? (() => 0);
  const { column, sign = 1 } = first;
  const heap: number[] = [];
  const at = (place: number) => heap[place] ?? 0;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [at(other), at(one)];
  };
  const rise = (from: number) => {
    for (let place = from; place > 0; ) {
      const parent = (place - 1) >> 1;
      if (order(at(place), at(parent)) <= 0) return;
      swap(place, parent);
      place = parent;
    }
  };
  const sink = () => {
    for (let place = 0; ; ) {
      const left = 2 * place + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const later = right < heap.length && order(at(right), at(left)) > 0 ? right : left;
      if (order(at(later), at(place)) <= 0) return;
      swap(place, later);
      place = later;
    }
  };
  let least = Number.NEGATIVE_INFINITY;
  // The newest products have the last slots, and many lists begin with them.
  for (let next = count > 0 ? slots.length - 1 : -1; next >= 0; next--) {
    const slot = slots[next] ?? 0;
    if (heap.length < count) rise(heap.push(slot) - 1);
    else if ((column ? sign * (column[slot] ?? 0) : first(slot)) >= least && order(slot, at(0)) < 0) {
      heap[0] = slot;
      sink();
    } else continue;
    if (heap.length === count) least = first(at(0));
  }
  return heap.sort(order);
};

/** One loop finds this many first ones; for later places the slots are partitioned around them. */
const mostByHeap = 2_000;

/** Moves the slots that precede a place in order in front of it, in the array itself; it sorts none of them. */
const partAt = (slots: Int32Array, place: number, order: Order): void => {
  let [low, high] = [0, slots.length - 1];
  while (low < high) {
    const pivot = slots[(low + high) >> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while (order(slots[left] ?? 0, pivot) < 0) left++;
      while (order(slots[right] ?? 0, pivot) > 0) right--;
      if (left > right) break;
      [slots[left], slots[right]] = [slots[right] ?? 0, slots[left] ?? 0];
      left++;
      right--;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
};

/** The slots between two places of an order; the last page of all listings is as fast as the second. */
export const windowInOrder = (slots: Int32Array, { from, to }: Window, keys: readonly Key[]): number[] => {
  if (from >= to) return [];
  if (to <= mostByHeap) return firstInOrder(slots, to, keys).slice(from);
  const parted = slots.slice();
  partAt(parted, from, orderBy(keys));
  return firstInOrder(parted.subarray(from), to - from, keys);
};

/** The first slots after a place of an order, or the last ones before it. */
export const windowAt = (
  slots: Int32Array,
  { direction, keys: place }: Cursor,
  { keys, count }: { keys: readonly Key[]; count: number },
): number[] => {
  /** Positive behind the place. */
  const compare = (slot: number): number => {
    for (const [at, key] of keys.entries()) {
      const difference = (place[at] ?? 0) - key(slot);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  if (direction === 'after') {
    return firstInOrder(
      slots.filter((slot) => compare(slot) > 0),
      count,
      keys,
    );
  }
  const before = slots.filter((slot) => compare(slot) < 0);
  const backwards = keys.map(
    (key): Key =>
      (slot) =>
        -key(slot),
  );
  return firstInOrder(before, count, backwards).reverse();
};
