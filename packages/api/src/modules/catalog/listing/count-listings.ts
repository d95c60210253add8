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

/** How many products have which traits; most combinations have none. */
type Totals = readonly (readonly [traits: number, total: number])[];

const readTotals = (totals: Int32Array): Totals => {
  const some: [number, number][] = [];
  for (let at = 0; at < totals.length; at++) if (totals[at] !== 0) some.push([at, totals[at] ?? 0]);
  return some;
};

const sumOf = (totals: Totals, isCounted: (traits: number) => boolean): number =>
  totals.reduce((sum, [traits, total]) => (isCounted(traits) ? sum + total : sum), 0);

const starsOf = (bits: number) => bits >> flagLayout.starsAbove;
const allTraits = (flagLayout.mostStars + 1) << flagLayout.starsAbove;

interface FilteredListings {
  /** The slots that pass everything, in the order in which they were read. */
  passing: Int32Array;
  /** The slots that fail this facet and nothing else. */
  failing(facet: FacetName): Int32Array;
}

const none = new Int32Array(0);

const readSlots = ({ columns: { id }, size }: ListingIndex, among: Int32Array | null): Int32Array => {
  const length = among ? among.length : size;
  const slots = new Int32Array(length);
  let count = 0;
  for (let at = 0; at < length; at++) {
    const slot = among ? (among[at] ?? 0) : at;
    if (id[slot] !== 0) slots[count++] = slot;
  }
  return slots.subarray(0, count);
};

/** What fails two facets counts for none: another selection of one would not show it. */
const filterListings = (goods: ListingIndex, { among, fixed, facets }: ListingFilter): FilteredListings => {
  let passing = readSlots(goods, among);
  for (const filter of fixed) passing = filter(passing).passing;
  const failing = new Map<FacetName, Int32Array>();
  for (const { name, filter } of facets) {
    for (const [other, slots] of failing) failing.set(other, filter(slots).passing);
    const parts = filter(passing);
    failing.set(name, parts.failing);
    passing = parts.passing;
  }
  return { passing, failing: (facet) => failing.get(facet) ?? none };
};

const add = (totals: Int32Array, number: number | undefined): void => {
  totals[number ?? 0] = (totals[number ?? 0] ?? 0) + 1;
};

/** How many slots have each number of the columns that facets count. */
const countNumbers = (goods: ListingIndex, allOf: Uint16Array, slots: Int32Array) => {
  const { category, city, brand, storeType, colors: colorSets, sizes: sizeSets } = goods.columns;
  const categories = new Int32Array(goods.categories.values.length);
  const cities = new Int32Array(goods.cities.values.length);
  const brands = new Int32Array(goods.brands.values.length);
  const storetype = new Int32Array(goods.storeTypes.values.length);
  const colors = new Int32Array(goods.choices.values.length);
  const sizes = new Int32Array(goods.choices.values.length);
  const traits = new Int32Array(allTraits);
  // One loop for all columns takes half as long as one for each, and a function that adds is not inlined in it.
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] ?? 0;
    categories[category[slot] ?? 0] = (categories[category[slot] ?? 0] ?? 0) + 1;
    cities[city[slot] ?? 0] = (cities[city[slot] ?? 0] ?? 0) + 1;
    brands[brand[slot] ?? 0] = (brands[brand[slot] ?? 0] ?? 0) + 1;
    storetype[storeType[slot] ?? 0] = (storetype[storeType[slot] ?? 0] ?? 0) + 1;
    colors[colorSets[slot] ?? 0] = (colors[colorSets[slot] ?? 0] ?? 0) + 1;
    sizes[sizeSets[slot] ?? 0] = (sizes[sizeSets[slot] ?? 0] ?? 0) + 1;
    traits[allOf[slot] ?? 0] = (traits[allOf[slot] ?? 0] ?? 0) + 1;
  }
  return { categories, cities, brands, storetype, colors, sizes, traits };
};

const boundsOf = (prices: Float64Array, ...lists: Int32Array[]): FacetCounts['price'] => {
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const slots of lists) {
    for (let at = 0; at < slots.length; at++) {
      const price = prices[slots[at] ?? 0] ?? 0;
      if (price < min) min = price;
      if (price > max) max = price;
    }
  }
  return min <= max ? { min, max } : null;
};

const countAttributes = (
  goods: ListingIndex,
  attributes: readonly FilterAttribute[],
  { passing, failing }: FilteredListings,
): AttributeCounts => {
  if (attributes.length === 0) return new Map();
  const counter = createAttributeCounter(goods, attributes);
  for (const slot of passing) counter.add(slot, null);
  for (const { id } of attributes) for (const slot of failing(attributeFacet(id))) counter.add(slot, id);
  return counter.counts();
};

/**
 * What passes, and what each facet could add. A facet with a selection counts as if nothing were selected, so that a
 * second value can be added: a product that fails nothing else counts for it. Switches count what they would leave.
 */
export const countListings = (
  goods: ListingIndex,
  filter: ListingFilter,
  attributes: readonly FilterAttribute[],
): CountedListings => {
  const filtered = filterListings(goods, filter);
  const { passing, failing } = filtered;
  const { category, city, brand, storeType, price, colors, sizes } = goods.columns;
  const { traits: ofPassing, ...shown } = countNumbers(goods, filter.traits, passing);
  /** With the products that only this facet's own selection keeps out. */
  const countAny = (facet: keyof typeof shown, column: Int32Array | Uint8Array): Int32Array => {
    for (const slot of failing(facet)) add(shown[facet], column[slot]);
    return shown[facet];
  };
  const ofAny = (facet: FacetName): Totals => {
    const totals = ofPassing.slice();
    for (const slot of failing(facet)) add(totals, filter.traits[slot]);
    return readTotals(totals);
  };
  const shownTraits = readTotals(ofPassing);
  const [ofAnyRating, ofAnyCondition] = [ofAny('rating'), ofAny('condition')];
  const rated = (step: RatingStep) => sumOf(ofAnyRating, (one) => starsOf(one) >= step);
  const inCondition = (used: boolean) =>
    sumOf(ofAnyCondition, (one) => ((one & flagLayout.used) !== 0) === used);
  const offered = promotionFilterNames.map((name) => [
    name,
    sumOf(shownTraits, (one) => (one & promotionFilterBit(name)) !== 0),
  ]);
  return {
    slots: passing,
    counts: {
      categories: countsBy(goods.categories, countAny('categories', category)),
      cities: countsBy(goods.cities, countAny('cities', city)),
      brands: countsBy(goods.brands, countAny('brands', brand)),
      storetype: countsBy(goods.storeTypes, countAny('storetype', storeType)),
      colors: countsByChoice(goods.choices, countAny('colors', colors)),
      sizes: countsByChoice(goods.choices, countAny('sizes', sizes)),
    },
    attributes: countAttributes(goods, attributes, filtered),
    price: boundsOf(price, passing, failing('price')),
    promotions: Object.fromEntries(offered) as Record<PromotionFilterName, number>,
    ratings: { 4: rated(4), 3: rated(3), 2: rated(2), 1: rated(1) },
    conditions: { new: inCondition(false), used: inCondition(true) },
  };
};
