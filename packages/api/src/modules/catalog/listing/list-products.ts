import type { ListingExtra, ProductCard, ProductQuery } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { writeCursor } from './cursor.ts';
import { isOrderServed } from './degraded/page-rows.ts';
import { describeSearch, findUnknownFilters } from './describe-search.ts';
import { findBrands } from './find-brands.ts';
import type { FoundListings } from './listing-engine.ts';
import type { ListingScope } from './listing-filter.ts';
import { createListingSource, type ListingSource } from './listing-source.ts';
import { nameFacets } from './name-facets.ts';
import { degradedOrder, orderName } from './order-name.ts';
import { productCards } from './product-cards.ts';
import { viewerProvince } from './viewer-province.ts';

export interface Listing {
  cards: ProductCard[];
  total: number;
  /** Facets, and what a search made of its text. */
  answer: ListingExtra;
}

/** Listings that are read once, for callers who come once. */
const readOnce = (): ListingSource => createListingSource();

interface ListProducts extends HandlerArgs<ProductQuery> {
  scope?: ListingScope;
  source?: ListingSource;
}

const readSelected = async (ctx: Context, query: ProductQuery) => {
  const [brands, province] = await Promise.all([findBrands(ctx, query['brand[]']), viewerProvince(ctx)]);
  return {
    brandIds: brands.map(({ id }) => id),
    knownBrands: new Set(brands.flatMap(({ id, slug }) => [String(id), slug])),
    province,
  };
};

/** Where the pages beside this one begin and end. */
const cursorsOf = (query: ProductQuery, { ends, isDegraded }: FoundListings) => {
  const order = isDegraded ? degradedOrder(query) : orderName(query);
  return {
    next: ends && writeCursor(order, { direction: 'after', keys: ends.last }),
    prev: ends && writeCursor(order, { direction: 'before', keys: ends.first }),
  };
};

/**
 * One page of products that match all filters, with the counts that further filters would give and what the search
 * made of its text. Sorted by relevance when something is searched, else newest first. `scope` filters all of it,
 * counts too. Throws 422 for a damaged cursor.
 */
export const listProducts = async ({
  ctx,
  input: query,
  scope = {},
  source = readOnce(),
}: ListProducts): Promise<Listing> => {
  const [{ knownBrands, ...selected }, rulebook] = await Promise.all([
    readSelected(ctx, query),
    source.rules(ctx),
  ]);
  const found = await source.engine.find(ctx, { query, scope, rulebook, ...selected });
  const [cards, facets, description, unknown_filters] = await Promise.all([
    productCards(ctx, found.ids, found.flash),
    nameFacets(ctx, found, query['attribute[]']),
    describeSearch(ctx, found.lexicon, found.text, query),
    findUnknownFilters(query, found, knownBrands),
  ]);
  const cursors = cursorsOf(query, found);
  return {
    cards,
    total: found.total,
    answer: {
      ...{ facets, ...description, unknown_filters, cursors },
      facets_at: found.countedAt?.toISOString() ?? null,
      degraded: found.isDegraded === true,
      degraded_without: found.isDegraded && !isOrderServed(query) ? ['sort'] : [],
      total_capped: found.isCapped === true,
      behind: found.isBehind === true,
    },
  };
};
