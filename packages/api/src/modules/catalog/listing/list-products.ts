import type { ListingExtra, ProductCard, ProductQuery } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import type { Intent } from '../../search/index.ts';
import { computeProvinceFlags } from '../listing-index/compute-flags.ts';
import { getCategories } from '../listing-index/get-categories.ts';
import { countListings } from './count-listings.ts';
import { describeSearch, findUnknownFilters } from './describe-search.ts';
import { findBrands } from './find-brands.ts';
import { type ListingScope, listingFilter } from './listing-filter.ts';
import { createListingSource, type ListingSource } from './listing-source.ts';
import { nameFacets } from './name-facets.ts';
import { fittingFirst, relevanceOrder } from './order-by-relevance.ts';
import { productCards } from './product-cards.ts';
import { queryOfIntent, searchListings } from './search-listings.ts';
import { listingOrder, type Window, windowInOrder } from './sort-listings.ts';
import { viewerProvince } from './viewer-province.ts';

export interface Listing {
  cards: ProductCard[];
  total: number;
  /** Facets, and what a search made of its text. */
  answer: ListingExtra;
}

const pageWindow = ({ page, per_page }: ProductQuery, total: number): Window => {
  const from = Math.min((page - 1) * per_page, total);
  return { from, to: Math.min(from + per_page, total) };
};

/** The list that the words ask for; an order that was chosen stays. */
const addIntents = (query: ProductQuery, intents: readonly Intent[]): ProductQuery => {
  const asked = Object.assign({}, ...intents.map((intent) => queryOfIntent[intent]));
  return { ...query, ...asked, sort: query.sort ?? asked.sort };
};

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

/**
 * One page of products that match all filters, with the counts that further filters would give and what the search
 * made of its text. Sorted by relevance when something is searched, else newest first. `scope` filters all of it,
 * counts too.
 */
export const listProducts = async ({
  ctx,
  input,
  scope = {},
  source = readOnce(),
}: ListProducts): Promise<Listing> => {
  const { brandIds, knownBrands, province } = await readSelected(ctx, input);
  const goods = await source.open(ctx);
  const categories = await getCategories(ctx, goods);
  const traits = computeProvinceFlags(goods, province, ctx.clock.now().getTime());
  const found = await searchListings(ctx, { query: input, goods, categories, scope, traits, source });
  const intents = found?.intents ?? [];
  const query = addIntents(input, intents);
  const points = found?.points ?? null;
  const filter = listingFilter(query, { goods, categories, scope, points, brandIds, traits });
  const counted = countListings(goods, filter);
  const total = counted.slots.length;

  const sort = query.sort ?? (found ? 'relevance' : 'lates');
  const isAskedInWords = input.sort === undefined && points !== null;
  const order =
    found && sort === 'relevance'
      ? relevanceOrder(goods, points, intents.includes('cheap'))
      : isAskedInWords
        ? fittingFirst(points, listingOrder(goods, sort))
        : listingOrder(goods, sort);
  const slots = windowInOrder(counted.slots, pageWindow(query, total), order);
  const ids = slots.map((slot) => goods.columns.id[slot] ?? 0);
  const [cards, facets, description, unknown_filters] = await Promise.all([
    productCards(ctx, ids, goods.flash),
    nameFacets(ctx, counted, categories),
    describeSearch(ctx, goods, found, input),
    findUnknownFilters(input, categories, knownBrands),
  ]);
  return { cards, total, answer: { facets, ...description, unknown_filters } };
};
