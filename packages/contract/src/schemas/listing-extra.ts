import * as v from 'valibot';
import { BrandId } from '../ids.ts';
import { Facets } from './product-query.ts';
import { StoreCard } from './store-card.ts';

/** A part of a search that is more than a word: `text` as it was typed, `name` as pages show it. */
export const UnderstoodPart = v.object({
  kind: v.picklist(['intent', 'brand', 'store', 'color', 'size', 'unit', 'audience']),
  text: v.string(),
  name: v.string(),
  /** The filter that it may become. */
  filter: v.nullable(v.object({ field: v.picklist(['brand[]']), value: v.string() })),
});
export type UnderstoodPart = v.InferOutput<typeof UnderstoodPart>;

/** What comes with every list of products. */
export const ListingExtra = v.object({
  facets: Facets,
  /** Another spelling that finds more; null otherwise. */
  suggestion: v.nullable(v.string()),
  understood: v.optional(v.array(UnderstoodPart)),
  /** What was searched instead of a misspelled text that found nothing. */
  corrected: v.optional(v.nullable(v.string())),
  /** Words of the search that no listed product has. */
  without: v.optional(v.array(v.string())),
  /** The store that the search names, then others with that in their name; on the first page only. */
  stores: v.optional(v.array(StoreCard)),
  brands: v.optional(v.array(v.object({ id: BrandId, name: v.string(), slug: v.string() }))),
  /** Selected values that do not exist; they find nothing. */
  unknown_filters: v.optional(v.array(v.object({ field: v.string(), value: v.string() }))),
});
export type ListingExtra = v.InferOutput<typeof ListingExtra>;
