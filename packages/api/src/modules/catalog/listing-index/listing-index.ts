import { createTextIndex, type TextIndex } from '../../search/index.ts';
import type { StoreType } from '../../stores/index.ts';
import { createFacts, type Facts } from './facts.ts';
import { createInterned, type Interned } from './interned.ts';

/** A flash-sale item that can be bought now. */
export interface FlashItem {
  id: number;
  flash_price: number;
  flash_stock: number;
  flash_sold: number;
  starts_at: Date;
  ends_at: Date;
  repeat_minutes: number | null;
}

/** What a product has in each column; booleans are 0 and 1. */
const columnKinds = {
  /** 0 where there is no product. */
  id: Float64Array,
  merchantId: Float64Array,
  /** Numbers of `categories`, `brands`, `cities` and `storeTypes`. */
  category: Int32Array,
  brand: Int32Array,
  city: Int32Array,
  storeType: Uint8Array,
  /** Numbers of `choices`: what buyers choose between. */
  colors: Int32Array,
  sizes: Int32Array,
  /** Where its facts are in `facts`. */
  factsFrom: Int32Array,
  factsCount: Uint8Array,
  /** Of the text that was indexed. */
  textHash: Int32Array,
  /** Rupiah; 0 for none. */
  priceMin: Float64Array,
  compareAt: Float64Array,
  discountPrice: Float64Array,
  flashPrice: Float64Array,
  /** Milliseconds since 1970; a product without a discount has none that begins. */
  discountFrom: Float64Array,
  discountTo: Float64Array,
  /** Microseconds since 1970. */
  createdAt: Float64Array,
  stock: Int32Array,
  sold: Int32Array,
  sold90: Int32Array,
  rating: Float64Array,
  ratingCount: Int32Array,
  popularity: Float64Array,
  isUsed: Uint8Array,
  /** Ships free wherever a shipping offer holds; in these provinces; from this price of a piece; until this time. */
  freeShipping: Uint8Array,
  freeProvinces: Int32Array,
  freeFromPrice: Float64Array,
  freeUntil: Float64Array,
  isPreorder: Uint8Array,
  /** Of a seller whom staff have verified. */
  isVerified: Uint8Array,
  /** Computed: how much it is bought and liked, 100 to 200; 20 when sold out. */
  weight: Uint8Array,
  /** Computed: what the cheapest variant costs a buyer now. */
  price: Float64Array,
  /** The flags of a product as one number; see `compute-flags.ts`. */
  traits: Uint16Array,
} as const;
type ColumnName = keyof typeof columnKinds;
export type Columns = { [Name in ColumnName]: InstanceType<(typeof columnKinds)[Name]> };

/**
 * Everything that buyers may see, one number per product and column, so that filters, counts and sorts over the full
 * marketplace loop over arrays. Owned by one process; `openListingIndex` keeps it in line with the database.
 */
export interface ListingIndex {
  columns: Columns;
  /** Slots from 0 that are or were in use. */
  size: number;
  slotOf: Map<number, number>;
  /** The words of the products; slots without a product may still be in it. */
  text: TextIndex;
  categories: Interned<number>;
  /** `null` for products without one. */
  brands: Interned<number | null>;
  cities: Interned<string | null>;
  storeTypes: Interned<StoreType>;
  /** Sets of values, in normal form, as one text with line breaks. */
  choices: Interned<string>;
  facts: Facts;
  /** Codes with commas; `null` for none. */
  freeProvinces: Interned<string | null>;
  /** The cheapest running flash-sale item by product. */
  flash: Map<number, FlashItem>;
  /** Another one after each change of the category tree. */
  categoriesMark: string;
  /** When prices were computed, and when the next seller's discount begins or ends, in milliseconds. */
  settledAt: number;
  settledUntil: number;
}

const makeColumns = (length: number): Columns =>
  Object.fromEntries(
    Object.entries(columnKinds).map(([name, Kind]) => [name, new Kind(length)]),
  ) as unknown as Columns;

const smallest = 1_024;

export const createListingIndex = (): ListingIndex => ({
  columns: makeColumns(smallest),
  size: 0,
  slotOf: new Map(),
  text: createTextIndex(),
  categories: createInterned(),
  brands: createInterned(),
  cities: createInterned(),
  storeTypes: createInterned(),
  choices: createInterned(),
  facts: createFacts(),
  freeProvinces: createInterned(),
  flash: new Map(),
  categoriesMark: '',
  settledAt: 0,
  settledUntil: 0,
});

const grow = (goods: ListingIndex): void => {
  const wider = makeColumns(goods.columns.id.length * 2);
  for (const name of Object.keys(columnKinds) as ColumnName[]) wider[name].set(goods.columns[name]);
  goods.columns = wider;
};

/** The slot of a product; another one when it is new. No slot is used twice, because its words stay indexed. */
export const takeSlot = (goods: ListingIndex, productId: number): number => {
  const known = goods.slotOf.get(productId);
  if (known !== undefined) return known;
  const slot = goods.size++;
  if (slot >= goods.columns.id.length) grow(goods);
  goods.slotOf.set(productId, slot);
  return slot;
};

/** Buyers may no longer see the product. */
export const leaveSlot = (goods: ListingIndex, productId: number): void => {
  const slot = goods.slotOf.get(productId);
  if (slot === undefined) return;
  goods.columns.id[slot] = 0;
  goods.slotOf.delete(productId);
};
