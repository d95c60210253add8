import type { ProductQuery } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { completeQuery, unconditional } from '../../search/index.ts';
import {
  type FilterAttribute,
  findFilterAttributes,
  readSelections,
} from '../categories/filter-attributes.ts';
import type { CategoryIndex } from '../categories/read-categories.ts';
import { computeProvinceFlags } from '../listing-index/compute-flags.ts';
import { getAttributes } from '../listing-index/get-attributes.ts';
import { getCategories } from '../listing-index/get-categories.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import type { OpenListingIndex } from '../listing-index/open-listing-index.ts';
import { countListings } from './count-listings.ts';
import { readCursor } from './cursor.ts';
import { addConditions } from './intents.ts';
import type { FindListings, ListingEngine } from './listing-engine.ts';
import { listingFilter, scopeTests } from './listing-filter.ts';
import { fittingFirst, nearFirst, relevanceKeys } from './order-by-relevance.ts';
import { orderName } from './order-name.ts';
import { searchedProducts, searchListings } from './search-listings.ts';
import {
  firstInOrder,
  type Key,
  listingKeys,
  type Window,
  windowAt,
  windowInOrder,
} from './sort-listings.ts';

const pageWindow = ({ page, per_page }: FindListings['query'], total: number): Window => {
  const from = Math.min((page - 1) * per_page, total);
  return { from, to: Math.min(from + per_page, total) };
};

interface Ordered {
  asked: FindListings['query'];
  /** With what the words ask for. */
  query: FindListings['query'];
  /** Null without a search. */
  found: { points: Uint32Array | null; isCheap: boolean } | null;
}

const keysOf = (goods: ListingIndex, { asked, query, found }: Ordered): Key[] => {
  const sort = query.sort ?? (found ? 'relevance' : 'lates');
  const isByFit = sort === 'relevance' || sort === 'near';
  const { points = null, isCheap = false } = found ?? {};
  const keys = found && isByFit ? relevanceKeys(goods, points, isCheap) : listingKeys(goods, sort);
  const isAskedInWords = asked.sort === undefined && points !== null;
  const fitting = isAskedInWords && !isByFit ? fittingFirst(points, keys) : keys;
  return sort === 'near' && query.near !== undefined ? nearFirst(goods, query.near, fitting) : fitting;
};

/** Read only for a list inside one category. */
const getFilterAttributes = async (
  ctx: Context,
  { goods, categories, query }: { goods: ListingIndex; categories: CategoryIndex; query: ProductQuery },
): Promise<readonly FilterAttribute[]> =>
  query['category[]'].length === 1
    ? findFilterAttributes(categories, await getAttributes(ctx, goods), query['category[]'])
    : [];

const find =
  (open: OpenListingIndex): ListingEngine['find'] =>
  async (ctx, { query: asked, scope, brandIds, province, rulebook }) => {
    const goods = await open(ctx);
    const categories = await getCategories(ctx, goods);
    const attributes = await getFilterAttributes(ctx, { goods, categories, query: asked });
    const selections = readSelections(attributes, asked['attribute[]']);
    const traits = computeProvinceFlags(goods, province, ctx.clock.now().getTime());
    const text = await searchListings(ctx, { query: asked, goods, categories, scope, traits, rulebook });
    const conditions = text?.conditions ?? unconditional;
    const query = addConditions(asked, conditions);
    const points =
      text === null || text.match === 'everything'
        ? null
        : text.match === 'nothing'
          ? new Uint32Array(goods.size)
          : text.match.points;
    const at = { goods, categories, scope, points, brandIds, selections, traits };
    const { slots: counted, ...counts } = countListings(goods, listingFilter(query, at), attributes);
    const found = text && { points, isCheap: conditions.intents.includes('cheap') };
    const keys = keysOf(goods, { asked, query, found });
    const place = query.after === undefined ? null : readCursor(query.after, orderName(asked), keys.length);
    const slots = place
      ? windowAt(counted, place, { keys, count: query.per_page })
      : windowInOrder(counted, pageWindow(query, counted.length), keys);
    const [first, last] = [slots.at(0), slots.at(-1)];
    const placeOf = (slot: number) => keys.map((key) => key(slot));
    return {
      ids: slots.map((slot) => goods.columns.id[slot] ?? 0),
      total: counted.length,
      ends: first === undefined || last === undefined ? null : { first: placeOf(first), last: placeOf(last) },
      counts,
      categories,
      attributes,
      text,
      lexicon: goods.text,
      flash: goods.flash,
    };
  };

const complete =
  (open: OpenListingIndex): ListingEngine['complete'] =>
  async (ctx, { typed, limit, scope, rulebook }) => {
    const goods = await open(ctx);
    if (limit === 0) return { ids: [], lexicon: goods.text, flash: goods.flash };
    const points = completeQuery(typed, await searchedProducts(ctx, goods), rulebook);
    const { id } = goods.columns;
    const tests = scopeTests(goods, scope);
    const slots = Int32Array.from(
      points
        .keys()
        .filter((slot) => points[slot] !== 0 && id[slot] !== 0 && tests.every((passes) => passes(slot))),
    );
    const first = firstInOrder(slots, limit, relevanceKeys(goods, points, false));
    return { ids: first.map((slot) => id[slot] ?? 0), lexicon: goods.text, flash: goods.flash };
  };

/** Finds in the arrays of this process. */
export const createEmbeddedEngine = (open: OpenListingIndex): ListingEngine => ({
  find: find(open),
  complete: complete(open),
});
