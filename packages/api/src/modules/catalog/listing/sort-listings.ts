import type { SortValue } from '@pasar/contract';
import type { ListingIndex } from '../listing-index/listing-index.ts';

/** Negative when the first of two slots precedes the second. */
export type Order = (one: number, other: number) => number;

const descending =
  (column: Float64Array | Int32Array): Order =>
  (one, other) =>
    (column[other] ?? 0) - (column[one] ?? 0);

/** Places of an order: from one on, up to another. */
export interface Window {
  from: number;
  to: number;
}

/** The order of a listing; every one ends in the id, so that pages never overlap. */
export const listingOrder = (goods: ListingIndex, sort: SortValue): Order => {
  const { id, popularity, createdAt, sold, rating, ratingCount, price } = goods.columns;
  const newest = descending(id);
  const then =
    (first: Order, second: Order = newest): Order =>
    (one, other) =>
      first(one, other) || second(one, other);
  switch (sort) {
    case 'relevance':
      return then(descending(popularity));
    case 'lates':
      return then(descending(createdAt));
    case 'bestseller':
      return then(descending(sold));
    case 'price_asc':
      return then((one, other) => (price[one] ?? 0) - (price[other] ?? 0));
    case 'price_desc':
      return then(descending(price));
    case 'rating':
      return then(descending(rating), then(descending(ratingCount)));
  }
};

/**
 * The first `count` of some slots in order. A heap with the last of them on top: most slots are compared once and
 * skipped.
 */
export const firstInOrder = (slots: Int32Array, count: number, order: Order): number[] => {
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
  for (const slot of slots) {
    if (heap.length < count) rise(heap.push(slot) - 1);
    else if (count > 0 && order(slot, at(0)) < 0) {
      heap[0] = slot;
      sink();
    }
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
export const windowInOrder = (slots: Int32Array, { from, to }: Window, order: Order): number[] => {
  if (from >= to) return [];
  if (to <= mostByHeap) return firstInOrder(slots, to, order).slice(from);
  const parted = slots.slice();
  partAt(parted, from, order);
  return firstInOrder(parted.subarray(from), to - from, order);
};
