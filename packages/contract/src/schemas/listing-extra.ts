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
  /** What is missing to do it: `near` for the city that goods shall be close to. */
  needs: v.optional(v.picklist(['near'])),
});
export type UnderstoodPart = v.InferOutput<typeof UnderstoodPart>;

/** What comes with every list of products. */
export const ListingExtra = v.object({
  facets: Facets,
  /** When the facets were counted, where that was a moment ago; `meta.total` is always of now. */
  facets_at: v.optional(v.nullable(v.string())),
  /** Another spelling that finds more; null otherwise. */
  suggestion: v.nullable(v.string()),
  understood: v.optional(v.array(UnderstoodPart)),
  /** What was searched instead of a misspelled text that found nothing. */
  corrected: v.optional(v.nullable(v.string())),
  /** Words of the search that no listed product has. */
  without: v.optional(v.array(v.string())),
  /** The store that the search names, then others with that in their name; on the first page only. */
  stores: v.optional(v.array(StoreCard)),
  /** How many stores have the text in their names; on the first page only. */
  stores_total: v.optional(v.number()),
  brands: v.optional(v.array(v.object({ id: BrandId, name: v.string(), slug: v.string() }))),
  /** Selected values that do not exist; they find nothing. */
  unknown_filters: v.optional(v.array(v.object({ field: v.string(), value: v.string() }))),
  /** For `after`: the pages behind and before this one, however deep; null on an empty page. */
  cursors: v.optional(v.object({ next: v.nullable(v.string()), prev: v.nullable(v.string()) })),
  /** Whether the search cannot be reached and the database lists: no facets, and totals end at a limit. */
  degraded: v.optional(v.boolean()),
  /** What was asked for and is not done while the list is degraded; words that are left out are in `without`. */
  degraded_without: v.optional(v.array(v.picklist(['sort']))),
  /** Whether there are more than `meta.total`, which grows with the pages then; only while degraded. */
  total_capped: v.optional(v.boolean()),
  /** Names this search to `/search/click` for an hour; null without a text, or where it may name a person. */
  search_id: v.optional(v.nullable(v.string())),
  /** Of a search that found nothing: the category that it speaks of, and texts that others search for and find. */
  pointed_category: v.optional(v.nullable(v.object({ name: v.string(), slug: v.string() }))),
  popular_searches: v.optional(v.array(v.string())),
  /** Whether the list may lack what changed in the last minutes. */
  behind: v.optional(v.boolean()),
});
export type ListingExtra = v.InferOutput<typeof ListingExtra>;
