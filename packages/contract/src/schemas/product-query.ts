import * as v from 'valibot';
import { pageQuery } from '../envelope.ts';
import { BrandId, CategoryId, RegionId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { maxFilterValues, maxSearch } from '../validation/search.ts';
import { StoreType } from './store-type.ts';

/** `lates` is the wire's own spelling of "latest" (SPEC 9). */
export const sortValues = ['relevance', 'lates', 'bestseller', 'price_asc', 'price_desc', 'rating'] as const;
export type SortValue = (typeof sortValues)[number];

/**
 * A field that may repeat, up to a limit; one value alone counts, too. The limit is a check, which schemas of older
 * pages need not know: their own addresses keep to it.
 */
export const many = v.optional(
  v.union([
    v.pipe(
      v.array(v.string()),
      v.check((values) => values.length <= maxFilterValues, messageId('filter.many')),
    ),
    v.pipe(
      v.string(),
      v.transform((one) => [one]),
    ),
  ]),
  [],
);
const amount = v.optional(
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(0)),
);

/** A switch: only `1` turns it on. */
const onOff = v.optional(
  v.pipe(
    v.picklist(['0', '1']),
    v.transform((sent) => sent === '1'),
  ),
  '0',
);

/** Filters of a listing besides its facets. */
export const promotionFilterNames = [
  'free_shipping',
  'discount',
  'flash_sale',
  'in_stock',
  'verified',
  'preorder',
] as const;
export type PromotionFilterName = (typeof promotionFilterNames)[number];

/** The filters of a listing. Categories, cities, brands and store types may repeat; unknown values find nothing. */
export const ProductQuery = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(maxSearch, messageId('search.long'))), ''),
  'category[]': many,
  'city[]': many,
  'brand[]': many,
  'storetype[]': many,
  /** Values that buyers choose between, as sellers write them. */
  'color[]': many,
  'size[]': many,
  /**
   * What the category's attributes say, `<attribute id>:<value>`, of a list inside one category. Values of one attribute
   * add up, attributes narrow each other.
   */
  'attribute[]': many,
  /** `1`: the words as they are typed, without a correction. */
  exact: onOff,
  min_price: amount,
  max_price: amount,
  /** At least this many stars, 1 to 5. */
  rating: v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.minValue(1), v.maxValue(5)),
  ),
  condition: v.optional(v.picklist(['new', 'used'])),
  free_shipping: onOff,
  /** Costs less now than before, in a flash sale or without. */
  discount: onOff,
  flash_sale: onOff,
  in_stock: onOff,
  /** Of sellers whom staff have verified. */
  verified: onOff,
  preorder: onOff,
  /** `near`: what is in the city of `near` first, then what is in its province. */
  sort: v.optional(v.picklist([...sortValues, 'near'])),
  /** A city's official code, `73.71`. */
  near: v.optional(v.pipe(v.string(), v.regex(/^\d{2}\.\d{2}$/))),
  /** Where an earlier page ended: its `cursors.next`, or `cursors.prev` for the page before it. */
  after: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  ...pageQuery,
});
export type ProductQuery = v.InferOutput<typeof ProductQuery>;

/** A facet value and how many products it would leave. */
export const counted = <Id extends v.GenericSchema>(id: Id) =>
  v.object({ id, name: v.string(), total: v.number() });

export const Facets = v.object({
  categories: v.array(v.object({ id: CategoryId, name: v.string(), slug: v.string(), total: v.number() })),
  cities: v.array(counted(RegionId)),
  brands: v.array(counted(BrandId)),
  storetype: v.array(counted(StoreType)),
  /** With at least so many stars. */
  rating: v.array(counted(v.picklist([4, 3, 2, 1]))),
  condition: v.array(counted(v.picklist(['new', 'used']))),
  promotions: v.array(counted(v.picklist(promotionFilterNames))),
  colors: v.optional(v.array(counted(v.string()))),
  sizes: v.optional(v.array(counted(v.string()))),
  /** Of a list inside one category: the attributes that filter it; the ids of values go into `attribute[]`. */
  attributes: v.optional(
    v.array(v.object({ id: v.number(), name: v.string(), values: v.array(counted(v.string())) })),
  ),
  price: v.nullable(v.object({ min: Rupiah, max: Rupiah })),
});
export type Facets = v.InferOutput<typeof Facets>;
