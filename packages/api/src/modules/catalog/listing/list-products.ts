import type { Facets, ProductCard, ProductQuery } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { computeProvinceFlags } from '../listing-index/compute-flags.ts';
import { getCategories } from '../listing-index/get-categories.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { type OpenListingIndex, readListingIndex } from '../listing-index/open-listing-index.ts';
import { correctSpelling } from '../search/correct-spelling.ts';
import { findMatches } from '../search/find-matches.ts';
import { parseSearchTerms } from '../search/parse-search-terms.ts';
import { rankMatches } from '../search/rank-matches.ts';
import { countListings } from './count-listings.ts';
import { findBrandIds } from './find-brand-ids.ts';
import { type ListingScope, listingFilter } from './listing-filter.ts';
import { nameFacets } from './name-facets.ts';
import { productCards } from './product-cards.ts';
import { firstInOrder, listingOrder, type Order, type Window, windowInOrder } from './sort-listings.ts';
import { viewerProvince } from './viewer-province.ts';

/** Text is ranked for so many matches, the most popular ones; those behind them follow by popularity. */
const mostRanked = 1_000;
/** A search that finds fewer than this, with a word that is in no name, gets a suggested spelling. */
const fewResults = 20;

export interface Listing {
  cards: ProductCard[];
  total: number;
  facets: Facets;
  suggestion: string | null;
}

/** Text rank × sales × rating, sold out last (domain 3.14). */
const byFit = async (
  ctx: Context,
  words: readonly string[],
  popular: readonly { id: number; lift: number }[],
): Promise<number[]> => {
  const ranks = await rankMatches(
    ctx,
    words,
    popular.map(({ id }) => id),
  );
  return popular
    .map(({ id, lift }) => ({ id, score: lift * (ranks.get(id) ?? 0) }))
    .sort((one, other) => other.score - one.score || other.id - one.id)
    .map(({ id }) => id);
};

const liftOf = ({ columns }: ListingIndex, slot: number): number =>
  (1 + Math.log10(1 + (columns.sold[slot] ?? 0))) *
  (1 + (columns.rating[slot] ?? 0) / 5) *
  ((columns.stock[slot] ?? 0) > 0 ? 1 : 0.2);

const idsOf = ({ columns }: ListingIndex, slots: readonly number[]): number[] =>
  slots.map((slot) => columns.id[slot] ?? 0);

const pageWindow = ({ page, per_page }: ProductQuery, total: number): Window => {
  const from = Math.min((page - 1) * per_page, total);
  return { from, to: Math.min(from + per_page, total) };
};

interface RankedWindow {
  goods: ListingIndex;
  slots: Int32Array;
  words: readonly string[];
  /** By popularity. */
  order: Order;
  window: Window;
}

/** A page of the matches by relevance: those that are ranked, then the less popular ones. */
const rankedWindow = async (
  ctx: Context,
  { goods, slots, words, order, window: { from, to } }: RankedWindow,
): Promise<number[]> => {
  if (from >= mostRanked) return idsOf(goods, windowInOrder(slots, { from, to }, order));
  const first = firstInOrder(slots, Math.max(to, mostRanked), order);
  const ranked = first
    .slice(0, mostRanked)
    .map((slot) => ({ id: goods.columns.id[slot] ?? 0, lift: liftOf(goods, slot) }));
  return [...(await byFit(ctx, words, ranked)), ...idsOf(goods, first.slice(mostRanked))].slice(from, to);
};

/**
 * One page of products that match all filters, with the counts that further filters would give and, when a search
 * finds little, its corrected spelling. Sorted by relevance when something is searched, else newest first. `scope`
 * filters all of it, counts too. Of very many matches the most popular ones are ranked; the list goes on to the last.
 */
export const listProducts = async ({
  ctx,
  input: query,
  scope = {},
  open = readListingIndex,
}: HandlerArgs<ProductQuery> & { scope?: ListingScope; open?: OpenListingIndex }): Promise<Listing> => {
  const words = parseSearchTerms(query.search);
  const [matches, brandIds, province] = await Promise.all([
    findMatches(ctx, words),
    findBrandIds(ctx, query['brand[]']),
    viewerProvince(ctx),
  ]);
  // A query of wildcard characters only, such as `%%`, finds nothing.
  const found = query.search.trim() === '' ? null : matches;
  const goods = await open(ctx);
  const categories = await getCategories(ctx, goods);
  const traits = computeProvinceFlags(goods, province, ctx.clock.now().getTime());
  const filter = listingFilter(query, { goods, categories, scope, found, brandIds, traits });
  const counted = countListings(goods, filter);
  const total = counted.slots.length;

  const sort = query.sort ?? (words.length > 0 ? 'relevance' : 'lates');
  const isRanked = words.length > 0 && sort === 'relevance';
  const window = pageWindow(query, total);
  const order = listingOrder(goods, sort);
  const { flash } = goods;

  const inOrder = isRanked
    ? rankedWindow(ctx, { goods, slots: counted.slots, words, order, window })
    : Promise.resolve(idsOf(goods, windowInOrder(counted.slots, window, order)));
  const [cards, facets, suggestion] = await Promise.all([
    inOrder.then((ids) => productCards(ctx, ids, flash)),
    nameFacets(ctx, counted, categories),
    total < fewResults && words.length > 0 ? correctSpelling(ctx, words) : null,
  ]);
  return { cards, total, facets, suggestion };
};
