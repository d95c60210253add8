import { type PromotionFilterName, promotionFilterNames } from '@pasar/contract';
import type { FilterAttribute } from '../categories/filter-attributes.ts';
import { flagLayout, promotionFilterBit } from '../listing-index/compute-flags.ts';
import type { Interned } from '../listing-index/interned.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { type AttributeCounts, createAttributeCounter } from './attribute-facts.ts';
import { attributeFacet, type FacetName, type ListingFilter } from './listing-filter.ts';

/** Minimum ratings that a filter may request. */
export const ratingSteps = [4, 3, 2, 1] as const;
export type RatingStep = (typeof ratingSteps)[number];

/** Products by category id, city id, brand id or kind of store. */
export type Counts = ReadonlyMap<string, number>;

/** What a listing contains, and the filters that it could get. */
export interface FacetCounts {
  counts: Record<'categories' | 'cities' | 'brands' | 'storetype' | 'colors' | 'sizes', Counts>;
  /** Of the attributes that filter the list. */
  attributes: AttributeCounts;
  /** Rupiah; null when nothing is left. */
  price: { min: number; max: number } | null;
  promotions: Record<PromotionFilterName, number>;
  ratings: Record<RatingStep, number>;
  conditions: { new: number; used: number };
}

export interface CountedListings extends FacetCounts {
  /** The slots of the products that pass everything, in no order. */
  slots: Int32Array;
}

const countsBy = <Value>({ values }: Interned<Value>, totals: Int32Array): Counts => {
  const counts = new Map<string, number>();
  for (const [at, value] of values.entries()) {
    const total = totals[at] ?? 0;
    if (total > 0 && value !== null) counts.set(String(value), total);
  }
  return counts;
};

/** The values of each set of choices, each once. */
const choicesOf = new WeakMap<Interned<string>, (readonly string[])[]>();

const readChoices = (sets: Interned<string>): readonly (readonly string[])[] => {
  const known = choicesOf.get(sets) ?? [];
  choicesOf.set(sets, known);
  for (const some of sets.values.slice(known.length))
    known.push(some === '' ? [] : [...new Set(some.split('\n'))]);
  return known;
};

/** A product counts for each of its values. */
const countsByChoice = (sets: Interned<string>, totals: Int32Array): Counts => {
  const counts = new Map<string, number>();
  for (const [at, some] of readChoices(sets).entries()) {
    const total = totals[at] ?? 0;
    if (total === 0) continue;
    for (const value of some) counts.set(value, (counts.get(value) ?? 0) + total);
  }
  return counts;
};

const add = (totals: Int32Array, at: number | undefined): void => {
  totals[at ?? 0] = (totals[at ?? 0] ?? 0) + 1;
};

/** How many products have which traits; most combinations have none. */
type Totals = readonly (readonly [traits: number, total: number])[];

const readTotals = (...all: Int32Array[]): Totals =>
  all.flatMap((totals) => {
    const some: [number, number][] = [];
    for (let at = 0; at < totals.length; at++) if (totals[at] !== 0) some.push([at, totals[at] ?? 0]);
    return some;
  });

const sumOf = (totals: Totals, isCounted: (traits: number) => boolean): number =>
  totals.reduce((sum, [traits, total]) => (isCounted(traits) ? sum + total : sum), 0);

const starsOf = (bits: number) => bits >> flagLayout.starsAbove;
const allTraits = (flagLayout.mostStars + 1) << flagLayout.starsAbove;

/**
 * One loop over the listings finds what passes and what each facet could add. A facet with a selection counts as if
 * nothing were selected, so that a second value can be added: a product that fails nothing else counts for it.
 * Switches count what they would leave.
 */
export const countListings = (
  goods: ListingIndex,
  { among, fixed, facets, traits: bits }: ListingFilter,
  attributes: readonly FilterAttribute[],
): CountedListings => {
  const { id, category, city, brand, storeType, price, colors, sizes } = goods.columns;
  const categories = new Int32Array(goods.categories.values.length);
  const cities = new Int32Array(goods.cities.values.length);
  const brands = new Int32Array(goods.brands.values.length);
  const storeTypes = new Int32Array(goods.storeTypes.values.length);
  const colorSets = new Int32Array(goods.choices.values.length);
  const sizeSets = new Int32Array(goods.choices.values.length);
  const told = attributes.length > 0 ? createAttributeCounter(goods, attributes) : null;
  const attributeOf = new Map(attributes.map(({ id }) => [attributeFacet(id), id]));
  const passing = new Int32Array(allTraits);
  const failingRating = new Int32Array(allTraits);
  const failingCondition = new Int32Array(allTraits);
  const length = among ? among.length : goods.size;
  const slots = new Int32Array(length);
  let [total, min, max] = [0, Number.POSITIVE_INFINITY, 0];
  const bound = (costs: number) => {
    if (costs < min) min = costs;
    if (costs > max) max = costs;
  };

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
    switch (failed) {
      case null:
        slots[total++] = slot;
        add(categories, category[slot]);
        add(cities, city[slot]);
        add(brands, brand[slot]);
        add(storeTypes, storeType[slot]);
        add(colorSets, colors[slot]);
        add(sizeSets, sizes[slot]);
        add(passing, bits[slot]);
        bound(price[slot] ?? 0);
        told?.add(slot, null);
        break;
      case 'categories':
        add(categories, category[slot]);
        break;
      case 'cities':
        add(cities, city[slot]);
        break;
      case 'brands':
        add(brands, brand[slot]);
        break;
      case 'storetype':
        add(storeTypes, storeType[slot]);
        break;
      case 'colors':
        add(colorSets, colors[slot]);
        break;
      case 'sizes':
        add(sizeSets, sizes[slot]);
        break;
      case 'price':
        bound(price[slot] ?? 0);
        break;
      case 'rating':
        add(failingRating, bits[slot]);
        break;
      case 'condition':
        add(failingCondition, bits[slot]);
        break;
      default: {
        const attribute = attributeOf.get(failed);
        if (attribute !== undefined) told?.add(slot, attribute);
      }
    }
  }

  const shown = readTotals(passing);
  const ofAnyRating = readTotals(passing, failingRating);
  const ofAnyCondition = readTotals(passing, failingCondition);
  const rated = (step: RatingStep) => sumOf(ofAnyRating, (one) => starsOf(one) >= step);
  const inCondition = (used: boolean) =>
    sumOf(ofAnyCondition, (one) => ((one & flagLayout.used) !== 0) === used);
  const offered = promotionFilterNames.map((name) => [
    name,
    sumOf(shown, (one) => (one & promotionFilterBit(name)) !== 0),
  ]);
  return {
    slots: slots.subarray(0, total),
    counts: {
      categories: countsBy(goods.categories, categories),
      cities: countsBy(goods.cities, cities),
      brands: countsBy(goods.brands, brands),
      storetype: countsBy(goods.storeTypes, storeTypes),
      colors: countsByChoice(goods.choices, colorSets),
      sizes: countsByChoice(goods.choices, sizeSets),
    },
    attributes: told?.counts() ?? new Map(),
    price: min <= max ? { min, max } : null,
    promotions: Object.fromEntries(offered) as Record<PromotionFilterName, number>,
    ratings: { 4: rated(4), 3: rated(3), 2: rated(2), 1: rated(1) },
    conditions: { new: inCondition(false), used: inCondition(true) },
  };
};
