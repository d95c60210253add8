import { type ProductQuery, promotionFilterNames } from '@pasar/contract';
import type { AttributeSelection } from '../categories/filter-attributes.ts';
import { type CategoryIndex, idsBelow } from '../categories/read-categories.ts';
import { promotionFilterBit } from '../listing-index/compute-flags.ts';
import type { Interned } from '../listing-index/interned.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { hasSelected } from './attribute-facts.ts';
import { byTest, inRange, inTable, type SlotFilter } from './slot-filters.ts';

/** The facets of a listing. Each counts its own values as if none were selected. */
export type FacetName =
  | 'categories'
  | 'cities'
  | 'brands'
  | 'storetype'
  | 'price'
  | 'rating'
  | 'condition'
  | 'colors'
  | 'sizes'
  | `attribute ${string}`;
/** The facet of an attribute, by its id. */
export const attributeFacet = (id: number | string): FacetName => `attribute ${id}`;

/** The fixed scope of a listing: a store's products, or those of a promo. */
export interface ListingScope {
  merchantId?: number | undefined;
  categoryIds?: readonly number[] | undefined;
  productIds?: readonly number[] | undefined;
}

/** Whether the product in a slot passes. */
export type Test = (slot: number) => boolean;

/** One filter per selection. */
export interface ListingFilter {
  /** The only slots to read; null for all. */
  among: Int32Array | null;
  fixed: readonly SlotFilter[];
  facets: readonly { name: FacetName; filter: SlotFilter }[];
  /** Of every slot, as the current user sees them. */
  traits: Uint16Array;
}

interface ListingAt {
  goods: ListingIndex;
  categories: CategoryIndex;
  scope: ListingScope;
  /** The points of every slot in the search, 0 for what it did not find; null without one. */
  points: Uint32Array | null;
  /** The selected brands. */
  brandIds: readonly number[];
  selections: readonly AttributeSelection[];
  traits: Uint16Array;
}

const tableOf = <Value>({ values }: Interned<Value>, wanted: ReadonlySet<unknown>): Uint8Array =>
  Uint8Array.from(values, (value) => Number(wanted.has(value)));

const hasOneOf = <Value>(
  column: Int32Array | Uint8Array,
  interned: Interned<Value>,
  wanted: readonly unknown[],
): SlotFilter => inTable(column, tableOf(interned, new Set(wanted)));

const hasChoice = (
  column: Int32Array,
  { choices: { values } }: ListingIndex,
  wanted: readonly string[],
): SlotFilter => {
  const all = new Set(wanted.map((value) => value.trim().toLowerCase()));
  return inTable(
    column,
    Uint8Array.from(values, (some) => Number(some.split('\n').some((one) => all.has(one)))),
  );
};

/** What keeps a list within its scope, without `productIds`. */
export const scopeTests = (
  { columns, categories }: ListingIndex,
  { merchantId, categoryIds }: ListingScope,
): Test[] => {
  const isWanted = categoryIds && tableOf(categories, new Set(categoryIds));
  return [
    ...(merchantId === undefined ? [] : [(slot: number) => columns.merchantId[slot] === merchantId]),
    ...(isWanted ? [(slot: number) => isWanted[columns.category[slot] ?? 0] === 1] : []),
  ];
};

/** By the number of `isUsed`. */
const usedTable = { new: Uint8Array.of(1, 0), used: Uint8Array.of(0, 1) };

const facetFilters = (
  query: ProductQuery,
  { goods, categories, brandIds, selections }: ListingAt,
): Partial<Record<FacetName, SlotFilter>> => {
  const { columns } = goods;
  const { min_price = 0, max_price = Number.POSITIVE_INFINITY, rating, condition } = query;
  const { 'category[]': category, 'city[]': city, 'brand[]': brand, 'storetype[]': storetype } = query;
  const isPriced = query.min_price !== undefined || query.max_price !== undefined;
  return {
    ...(category.length > 0 && {
      categories: hasOneOf(columns.category, goods.categories, idsBelow(categories, category)),
    }),
    ...(city.length > 0 && { cities: hasOneOf(columns.city, goods.cities, city) }),
    ...(brand.length > 0 && { brands: hasOneOf(columns.brand, goods.brands, brandIds) }),
    ...(query['color[]'].length > 0 && { colors: hasChoice(columns.colors, goods, query['color[]']) }),
    ...(query['size[]'].length > 0 && { sizes: hasChoice(columns.sizes, goods, query['size[]']) }),
    ...(storetype.length > 0 && {
      storetype: hasOneOf(columns.storeType, goods.storeTypes, storetype),
    }),
    ...(isPriced && { price: inRange(columns.price, min_price, max_price) }),
    ...(rating !== undefined && { rating: inRange(columns.rating, rating, Number.POSITIVE_INFINITY) }),
    ...(condition !== undefined && { condition: inTable(columns.isUsed, usedTable[condition]) }),
    ...Object.fromEntries(
      selections.map((selection) => [attributeFacet(selection.id), byTest(hasSelected(goods, selection))]),
    ),
  };
};

/** The slots that were found, of some products; null for all. */
const slotsAmong = (
  { slotOf, size }: ListingIndex,
  points: Uint32Array | null,
  productIds: readonly number[] | undefined,
): Int32Array | null => {
  const isFound = (slot: number) => points === null || (points[slot] ?? 0) > 0;
  if (productIds) {
    const slots = productIds.flatMap((id) => slotOf.get(id) ?? []);
    return Int32Array.from(slots.filter(isFound));
  }
  if (points === null) return null;
  const slots = new Int32Array(size);
  let count = 0;
  for (let slot = 0; slot < size; slot++) if (isFound(slot)) slots[count++] = slot;
  return slots.subarray(0, count);
};

/** Turns the query of a listing into tests of slots. */
export const listingFilter = (query: ProductQuery, at: ListingAt): ListingFilter => {
  const { traits } = at;
  const switched = promotionFilterNames.reduce(
    (bits, name) => bits | (query[name] ? promotionFilterBit(name) : 0),
    0,
  );
  return {
    traits,
    among: slotsAmong(at.goods, at.points, at.scope.productIds),
    fixed: [
      ...scopeTests(at.goods, at.scope).map(byTest),
      ...(switched === 0 ? [] : [byTest((slot) => ((traits[slot] ?? 0) & switched) === switched)]),
    ],
    facets: (Object.entries(facetFilters(query, at)) as [FacetName, SlotFilter][]).map(([name, filter]) => ({
      name,
      filter,
    })),
  };
};
