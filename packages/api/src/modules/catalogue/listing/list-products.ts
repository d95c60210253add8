import type { Facets, ProductCard, ProductQuery } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, Verb } from '../../../platform/context.ts';
import { readCategories } from '../categories/read-categories.ts';
import { correctSpelling } from '../search/correct-spelling.ts';
import { countFacets } from './count-facets.ts';
import { conditions, type ListingFilter, listingFilter } from './listing-filter.ts';
import { listingOrder } from './listing-order.ts';
import { nameFacets } from './name-facets.ts';
import { productCards } from './product-cards.ts';
import { runningFlashPrices } from './running-prices.ts';

/** Above this many nobody pages on (domain "Counts"). */
export const countedUpTo = 1_000;
/** A search that finds fewer than this is offered another spelling. */
const fewResults = 3;

export interface Listing {
  cards: ProductCard[];
  total: number;
  /** More products match than were counted. */
  capped: boolean;
  facets: Facets;
  suggestion: string | null;
}

const readIds = async (ctx: Context, query: ProductQuery, filter: ListingFilter): Promise<number[]> => {
  const offset = (query.page - 1) * query.per_page;
  const limit = Math.min(query.per_page, countedUpTo - offset);
  if (limit <= 0) return [];
  const now = ctx.clock.now();
  const sort = query.sort ?? (filter.words.length > 0 ? 'relevance' : 'lates');
  const { rows } = await sql<{ product_id: number }>`
    select l.product_id
    from product_listings l left join ${runningFlashPrices(now)} f on f.product_id = l.product_id
    where ${conditions(filter)}
    order by ${listingOrder(sort, filter.words, now)}
    limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows.map(({ product_id }) => product_id);
};

/**
 * One page of products that match all filters, with the counts that further filters would give and, when a search
 * finds little, its corrected spelling. Sorted by relevance when something is searched, else newest first.
 */
export const listProducts = async ({ ctx, input: query }: Verb<ProductQuery>): Promise<Listing> => {
  const categories = await readCategories(ctx);
  const filter = listingFilter(query, categories, ctx.clock.now());
  const [cards, counted] = await Promise.all([
    readIds(ctx, query, filter).then((ids) => productCards(ctx, ids)),
    countFacets(ctx, filter),
  ]);
  const { total } = counted;
  const [facets, suggestion] = await Promise.all([
    nameFacets(ctx, counted, categories),
    total < fewResults && filter.words.length > 0 ? correctSpelling(ctx, filter.words) : null,
  ]);
  return { cards, total: Math.min(total, countedUpTo), capped: total > countedUpTo, facets, suggestion };
};
