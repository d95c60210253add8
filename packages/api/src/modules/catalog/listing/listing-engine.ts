import type { ProductQuery } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { FoundByText, Lexicon, Rulebook } from '../../search/index.ts';
import type { FilterAttribute } from '../categories/filter-attributes.ts';
import type { CategoryIndex } from '../categories/read-categories.ts';
import type { FlashItem } from '../listing-index/listing-index.ts';
import type { FacetCounts } from './count-listings.ts';
import type { ListingScope } from './listing-filter.ts';

/** What a list asks of an engine. */
export interface FindListings {
  /** As the caller sent it; the engine adds what the words ask for. */
  query: ProductQuery;
  scope: ListingScope;
  /** The selected brands that exist. */
  brandIds: readonly number[];
  /** Where the current user lives. */
  province: string | null;
  rulebook: Rulebook;
}

/** One page of a list, without what its products look like. */
export interface FoundListings {
  ids: number[];
  total: number;
  /** Where the page begins and ends in the order; null for an empty page. */
  ends: { first: readonly number[]; last: readonly number[] } | null;
  counts: FacetCounts;
  /** When they were counted, where that was before this list. */
  countedAt?: Date;
  categories: CategoryIndex;
  /** Those that filter the list. */
  attributes: readonly FilterAttribute[];
  /** What the search made of its text; null without one. */
  text: Omit<FoundByText<unknown>, 'match'> | null;
  lexicon: Lexicon;
  /** The cheapest running flash-sale items, where the engine knows them. */
  flash?: ReadonlyMap<number, FlashItem>;
  /** Listed by the database, because the search cannot be reached. */
  isDegraded?: boolean;
  /** There are more than the total says. */
  isCapped?: boolean;
  /** What changed in the last minutes may be missing. */
  isBehind?: boolean;
}

/** The products whose names continue what is being typed, the best first. */
export interface CompletedListings {
  ids: number[];
  lexicon: Lexicon;
  flash?: ReadonlyMap<number, FlashItem>;
}

interface CompleteListings {
  typed: string;
  limit: number;
  scope: ListingScope;
  rulebook: Rulebook;
}

/** What finds products. The same request gets the same answer from every engine. */
export interface ListingEngine {
  /** Throws 422 for a cursor that is damaged and for a page that only a cursor reaches. */
  find(ctx: Context, asked: FindListings): Promise<FoundListings>;
  complete(ctx: Context, asked: CompleteListings): Promise<CompletedListings>;
}
