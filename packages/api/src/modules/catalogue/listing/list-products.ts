import type { Facets, ProductCard, ProductQuery, SortValue } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context, Verb } from '../../../platform/context.ts';
import { type BriefMemory, noMemory } from '../brief-memory.ts';
import { readCategories } from '../categories/read-categories.ts';
import { correctSpelling } from '../search/correct-spelling.ts';
import { findMatches } from '../search/find-matches.ts';
import { searchWords } from '../search/search-words.ts';
import { countFacets } from './count-facets.ts';
import { countedUpTo } from './counted-up-to.ts';
import {
  conditions,
  type ListingFilter,
  type ListingScope,
  listingFilter,
  listings,
} from './listing-filter.ts';
import { listingOrder, searchRank } from './listing-order.ts';
import { nameFacets } from './name-facets.ts';
import { productCards } from './product-cards.ts';

/** A search that finds fewer than this, and has a word that no name has, is offered another spelling. */
const fewResults = 20;

export interface Listing {
  cards: ProductCard[];
  total: number;
  /** More products match than were counted. */
  capped: boolean;
  facets: Facets;
  suggestion: string | null;
}

/** Among more matches than anybody pages through, the most popular ones are ranked: ranking reads each text. */
const rankedIds = (ctx: Context, filter: ListingFilter, page: RawBuilder<unknown>) =>
  sql<{ product_id: number }>`
  select l.product_id
  from (
    select l.product_id, l.sold, l.rating, l.stock from ${listings(ctx.clock.now(), filter.asksFlash || filter.facets.price !== undefined)}
    where ${conditions(filter)} order by l.popularity desc, l.product_id desc limit ${countedUpTo}
  ) l
  join product_texts t on t.product_id = l.product_id
  order by ${searchRank(filter.words)} desc, l.product_id desc ${page}`.execute(ctx.db);

const sortedIds = (ctx: Context, filter: ListingFilter, sort: SortValue, page: RawBuilder<unknown>) => {
  const now = ctx.clock.now();
  const asksPrice =
    filter.asksFlash || filter.facets.price !== undefined || sort === 'price_asc' || sort === 'price_desc';
  return sql<{ product_id: number }>`
    select l.product_id from ${listings(now, asksPrice)}
    where ${conditions(filter)} order by ${listingOrder(sort, now)} ${page}`.execute(ctx.db);
};

const readIds = async (ctx: Context, query: ProductQuery, filter: ListingFilter): Promise<number[]> => {
  const offset = (query.page - 1) * query.per_page;
  const limit = Math.min(query.per_page, countedUpTo - offset);
  if (limit <= 0) return [];
  const page = sql`limit ${limit} offset ${offset}`;
  const isSearch = filter.words.length > 0;
  const sort = query.sort ?? (isSearch ? 'relevance' : 'lates');
  const { rows } =
    isSearch && sort === 'relevance'
      ? await rankedIds(ctx, filter, page)
      : await sortedIds(ctx, filter, sort, page);
  return rows.map(({ product_id }) => product_id);
};

/**
 * One page of products that match all filters, with the counts that further filters would give and, when a search
 * finds little, its corrected spelling. Sorted by relevance when something is searched, else newest first. `scope`
 * narrows all of it, counts too.
 */
export const listProducts = async ({
  ctx,
  input: query,
  scope = {},
  remember = noMemory,
}: Verb<ProductQuery> & { scope?: ListingScope; remember?: BriefMemory }): Promise<Listing> => {
  const words = searchWords(query.search);
  const [categories, found] = await Promise.all([readCategories(ctx), findMatches(ctx, words)]);
  const filter = listingFilter(query, { categories, now: ctx.clock.now(), scope, words, found });
  const [cards, counted] = await Promise.all([
    readIds(ctx, query, filter).then((ids) => productCards(ctx, ids)),
    countFacets(ctx, filter, remember),
  ]);
  const { total } = counted;
  const [facets, suggestion] = await Promise.all([
    nameFacets(ctx, counted, categories),
    total < fewResults && filter.words.length > 0 ? correctSpelling(ctx, filter.words) : null,
  ]);
  return { cards, total: Math.min(total, countedUpTo), capped: total > countedUpTo, facets, suggestion };
};
