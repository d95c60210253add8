import type { OfferName } from '@pasar/contract';
import { type Goods, isReducedAt, priceAt } from '../goods/goods.ts';
import type { Interned } from '../goods/interned.ts';
import type { FacetName, ListingFilter } from './listing-filter.ts';

/** Stars that can be asked for: so many or more. */
export const ratingSteps = [4, 3, 2, 1] as const;
export type RatingStep = (typeof ratingSteps)[number];

/** Products by category id, city id, brand id or kind of store. */
export type Counts = ReadonlyMap<string, number>;

/** What a listing has, and what it could be narrowed to. */
export interface FacetCounts {
  counts: Record<'categories' | 'cities' | 'brands' | 'storetype', Counts>;
  /** Rupiah; null when nothing is left. */
  price: { min: number; max: number } | null;
  offers: Record<OfferName, number>;
  ratings: Record<RatingStep, number>;
  conditions: { new: number; used: number };
}

export interface CountedGoods extends FacetCounts {
  /** The slots of the products that pass everything, in no order. */
  slots: Int32Array;
}

/** Calls `see` for each product that fails nothing (null) or nothing but one facet (its name). */
const walk = (
  goods: Goods,
  { among, fixed, facets }: ListingFilter,
  see: (slot: number, failed: FacetName | null) => void,
): void => {
  const { id } = goods.columns;
  const length = among ? among.length : goods.size;
  next: for (let at = 0; at < length; at++) {
    const slot = among ? (among[at] ?? 0) : at;
    if (id[slot] === 0) continue;
    for (const passes of fixed) if (!passes(slot)) continue next;
    let failed: FacetName | null = null;
    for (const { name, passes } of facets) {
      if (passes(slot)) continue;
      if (failed !== null) continue next;
      failed = name;
    }
    see(slot, failed);
  }
};

const countsBy = <Value>({ values }: Interned<Value>, totals: Int32Array): Counts => {
  const counts = new Map<string, number>();
  for (const [at, value] of values.entries()) {
    const total = totals[at] ?? 0;
    if (total > 0 && value !== null) counts.set(String(value), total);
  }
  return counts;
};

const add = (totals: Int32Array, at: number | undefined): void => {
  totals[at ?? 0] = (totals[at ?? 0] ?? 0) + 1;
};

/**
 * One walk through the goods tells what passes and what each facet could add. A facet in which something is chosen
 * counts as if nothing were, so that a second choice can be added; switches count what they would leave.
 */
export const countGoods = (goods: Goods, filter: ListingFilter, now: number): CountedGoods => {
  const { columns } = goods;
  const tallies = {
    categories: new Int32Array(goods.categories.values.length),
    cities: new Int32Array(goods.cities.values.length),
    brands: new Int32Array(goods.brands.values.length),
    storetype: new Int32Array(goods.storeTypes.values.length),
  };
  const offers = { free_shipping: 0, discount: 0, flash_sale: 0, in_stock: 0, verified: 0, preorder: 0 };
  const ratings = { 4: 0, 3: 0, 2: 0, 1: 0 };
  const conditions = { new: 0, used: 0 };
  const price = { min: Number.POSITIVE_INFINITY, max: 0 };
  const slots = new Int32Array(filter.among?.length ?? goods.size);
  let total = 0;

  walk(goods, filter, (slot, failed) => {
    const costs = priceAt(goods, slot, now);
    if (failed === null) {
      slots[total++] = slot;
      offers.free_shipping += columns.freeShipping[slot] ?? 0;
      offers.verified += columns.isVerified[slot] ?? 0;
      offers.preorder += columns.isPreorder[slot] ?? 0;
      if (isReducedAt(goods, slot, costs)) offers.discount++;
      if ((columns.flashPrice[slot] ?? 0) > 0) offers.flash_sale++;
      if ((columns.stock[slot] ?? 0) > 0) offers.in_stock++;
    }
    const countsFor = (facet: FacetName) => failed === null || failed === facet;
    if (countsFor('categories')) add(tallies.categories, columns.category[slot]);
    if (countsFor('cities')) add(tallies.cities, columns.city[slot]);
    if (countsFor('brands')) add(tallies.brands, columns.brand[slot]);
    if (countsFor('storetype')) add(tallies.storetype, columns.storeType[slot]);
    if (countsFor('price')) {
      if (costs < price.min) price.min = costs;
      if (costs > price.max) price.max = costs;
    }
    if (countsFor('rating')) {
      const rating = columns.rating[slot] ?? 0;
      for (const step of ratingSteps) if (rating >= step) ratings[step]++;
    }
    if (countsFor('condition')) conditions[columns.isUsed[slot] === 1 ? 'used' : 'new']++;
  });

  return {
    slots: slots.subarray(0, total),
    counts: {
      categories: countsBy(goods.categories, tallies.categories),
      cities: countsBy(goods.cities, tallies.cities),
      brands: countsBy(goods.brands, tallies.brands),
      storetype: countsBy(goods.storeTypes, tallies.storetype),
    },
    price: price.min <= price.max ? price : null,
    offers,
    ratings,
    conditions,
  };
};
