import type { ProductQuery } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { openQueryBudget } from '../../../platform/search-cluster/query-budget.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { nameCities } from '../../regions/index.ts';
import { completeTerms, type FoundByText, searchProducts, unconditional } from '../../search/index.ts';
import {
  type FilterAttribute,
  findFilterAttributes,
  readSelections,
} from '../categories/filter-attributes.ts';
import type { FacetCounts } from '../listing/count-listings.ts';
import { type Cursor, readCursor } from '../listing/cursor.ts';
import { addConditions } from '../listing/intents.ts';
import type { FindListings, ListingEngine } from '../listing/listing-engine.ts';
import { nearness } from '../listing/order-by-relevance.ts';
import { orderName } from '../listing/order-name.ts';
import type { Aggregations, Selected } from './aggregations.ts';
import { recountAttributes } from './attribute-facets.ts';
import { type ClusterMatch, createClusterMatcher, createPointedCategories } from './cluster-matcher.ts';
import { type ClusterQueries, openClusterQueries } from './cluster-queries.ts';
import { type ClusterState, openClusterState } from './cluster-state.ts';
import { facetKey } from './facet-cache.ts';
import { facetAggregations, readFacets, recountAggregations } from './facet-counts.ts';
import { byScore, relevanceScore, type SortKey, sortKeys, toCursorKeys, toSort } from './list-order.ts';
import { type Clause, pointsQuery, scored } from './query-clauses.ts';
import {
  all,
  type FilterContext,
  facetFilters,
  nothing,
  scopeFilters,
  switchFilters,
  withoutStores,
} from './query-filters.ts';

/** The engine counts no further with page numbers; cursors reach everything. */
const deepest = 10_000;
const everything: Clause = { constant_score: { filter: { match_all: {} }, boost: 10 } };

interface Ordered {
  query: Clause;
  keys: SortKey[];
}

interface OrderParts {
  asked: ProductQuery;
  query: ProductQuery;
  text: FoundByText<ClusterMatch> | null;
  /** The points of the words; a constant without any. */
  points: Clause;
  now: number;
  mostPoints(): Promise<number>;
}

/** What a list is ordered by, and the query that computes it. */
const orderOf = async ({ asked, query, text, points, now, mostPoints }: OrderParts): Promise<Ordered> => {
  const sort = query.sort ?? (text ? 'relevance' : 'lates');
  const isByFit = sort === 'relevance' || sort === 'near';
  if (text && isByFit) {
    const { source, params } = relevanceScore(text.conditions.intents.includes('cheap'), now);
    return { query: scored(points, source, params), keys: [byScore, { by: 'id', direction: 'desc' }] };
  }
  const keys = sortKeys(sort, now);
  if (!text || asked.sort !== undefined || typeof text.match === 'string') return { query: points, keys };
  const fits = scored(points, 'floor(_score / 10) * 2 >= most ? 1 : 0', { most: await mostPoints() });
  return { query: fits, keys: [byScore, ...keys] };
};

/** What is in the city and then in its province comes first. */
const nearFirst = ({ keys }: Ordered, near: string): SortKey[] => [
  {
    by: {
      _script: {
        type: 'number',
        script: {
          lang: 'expression',
          source: `doc['near_city'].value == city ? ${nearness.city} : doc['near_province'].value == province ? ${nearness.province} : 0`,
          params: { city: Number(near.replace('.', '')), province: Number(near.slice(0, 2)) },
        },
      },
    },
    direction: 'desc',
  },
  ...keys,
];

interface Page {
  from: number;
  size: number;
  cursor: Cursor | null;
  isReversed: boolean;
}

const pageOf = async (
  asked: ProductQuery,
  keys: readonly SortKey[],
  count: () => Promise<number>,
): Promise<Page> => {
  const { page, per_page: size, after } = asked;
  const cursor = after === undefined ? null : readCursor(after, orderName(asked), keys.length);
  if (cursor) return { from: 0, size, cursor, isReversed: cursor.direction === 'before' };
  const from = (page - 1) * size;
  if (from + size <= deepest) return { from, size, cursor: null, isReversed: false };
  const total = await count();
  if (total - from > deepest) throw apiError.invalid({ page: ['page.deep'] });
  const left = Math.max(0, total - from);
  const shown = Math.min(size, left);
  return { from: left - shown, size: shown, cursor: null, isReversed: true };
};

interface CountedFacets {
  selected: Selected;
  attributes: readonly FilterAttribute[];
}

/** The counts of the facets; those that may be too low are counted again. */
const countFacets = async (
  queries: ClusterQueries,
  query: Clause,
  { selected, attributes }: CountedFacets,
  found: Aggregations,
): Promise<FacetCounts> => {
  const again = {
    ...recountAggregations(selected, found),
    ...recountAttributes(attributes, selected, found),
  };
  if (Object.keys(again).length === 0) return readFacets(found, attributes);
  const { aggregations } = await queries.search({ size: 0, track_total_hits: false, query, aggs: again });
  return readFacets({ ...found, ...(aggregations as Aggregations) }, attributes);
};

const find =
  (state: ClusterState): ListingEngine['find'] =>
  async (ctx, { rulebook, ...listed }: FindListings) => {
    const { query: asked, scope, brandIds, province } = listed;
    const { cluster, pointed } = state;
    await state.prepare(ctx);
    const [searched, { isBehind, suspended }] = await Promise.all([
      state.categories(ctx),
      state.freshness(ctx),
    ]);
    const budget = openQueryBudget(cluster);
    const lexicon = await budget.wait(state.lexicon(ctx));
    const queries = openClusterQueries(cluster, budget);
    const now = ctx.clock.now().getTime();
    const { categories } = searched;
    const attributes = findFilterAttributes(categories, searched.attributes, asked['category[]']);
    const selections = readSelections(attributes, asked['attribute[]']);
    const filters: FilterContext = { categories, brandIds, attributes, selections, province, now };
    const scoped = [...scopeFilters(scope), ...withoutStores(suspended)];
    const matcher = createClusterMatcher({ queries, searched, rulebook, scope: scoped, filters, pointed });
    const text =
      asked.search.trim() === ''
        ? null
        : await searchProducts({
            text: asked.search,
            locale: ctx.locale,
            isExact: asked.exact,
            lexicon,
            rulebook,
            cities: asked['city[]'].length > 0 ? new Map() : await nameCities(),
            matcher,
          });
    const query = addConditions(asked, text?.conditions ?? unconditional);
    const match = text?.match ?? 'everything';
    const points =
      match === 'everything'
        ? everything
        : match === 'nothing'
          ? nothing
          : pointsQuery(match.words, { ...match, categoryWorth: searched.worth });
    const selected = facetFilters(query, filters);
    const chosen = Object.values(selected).filter((one) => one !== undefined);
    const fixed = [...scoped, ...switchFilters(query, filters)];
    const mostPoints = async () => {
      const { hits } = await queries.search({ size: 1, query: points, track_total_hits: false });
      return Math.floor(Number(hits.max_score ?? 0) / 10);
    };
    const ordered = await orderOf({ asked, query, text, points, now, mostPoints });
    const keys =
      query.sort === 'near' && query.near !== undefined ? nearFirst(ordered, query.near) : ordered.keys;
    const count = async () => {
      const { hits } = await queries.search({
        size: 0,
        track_total_hits: true,
        query: { bool: { must: [points], filter: [...fixed, ...chosen] } },
      });
      return hits.total?.value ?? 0;
    };
    const page = await pageOf(asked, keys, count);
    const list = { bool: { must: [ordered.query], filter: fixed } };
    const facets = cluster.facetAge > 0 ? facetKey(listed, attributes) : null;
    const known = facets === null ? undefined : state.facets.get(facets);
    // Without facets to count under the others' filters these belong to the query, which then reads only what they leave.
    const isCounted = !known;
    const found = await queries.search({
      query: isCounted ? list : { bool: { must: [ordered.query], filter: [...fixed, ...chosen] } },
      ...(isCounted && chosen.length > 0 && { post_filter: all(chosen) }),
      from: page.from,
      size: page.size,
      sort: toSort(keys, page.isReversed),
      ...(page.cursor && { search_after: toCursorKeys(keys, page.cursor.keys) }),
      track_total_hits: true,
      _source: false,
      ...(isCounted && { aggs: facetAggregations(selected, filters) }),
    });
    const counts =
      known?.counts ??
      (await countFacets(queries, list, { selected, attributes }, found.aggregations as Aggregations));
    if (facets !== null && !known)
      state.facets.set(facets, { counts, countedAt: ctx.clock.now() }, { ttl: cluster.facetAge });
    const { hits } = found.hits;
    const shown = page.isReversed ? hits.toReversed() : hits;
    const place = ({ sort }: (typeof hits)[number]) => toCursorKeys(keys, sort);
    const [first, last] = [shown.at(0), shown.at(-1)];
    return {
      ids: shown.map(({ _id }) => Number(_id)),
      total: found.hits.total?.value ?? 0,
      ends: first && last ? { first: place(first), last: place(last) } : null,
      counts,
      ...(known && { countedAt: known.countedAt }),
      categories,
      attributes,
      text,
      lexicon,
      isBehind,
    };
  };

const complete =
  (state: ClusterState): ListingEngine['complete'] =>
  async (ctx, { typed, limit, scope, rulebook }) => {
    const { cluster } = state;
    await state.prepare(ctx);
    const [searched, { suspended }] = await Promise.all([state.categories(ctx), state.freshness(ctx)]);
    const budget = openQueryBudget(cluster);
    const lexicon = await budget.wait(state.lexicon(ctx));
    const words = limit === 0 ? [] : completeTerms(typed, lexicon, rulebook);
    if (words.length === 0) return { ids: [], lexicon };
    const points = pointsQuery(words, {
      head: undefined,
      headKind: 'unknown',
      depth: 'names',
      categoryWorth: searched.worth,
    });
    const { source, params } = relevanceScore(false, ctx.clock.now().getTime());
    const { hits } = await openClusterQueries(cluster, budget).search({
      query: {
        bool: {
          must: [scored(points, source, params)],
          filter: [...scopeFilters(scope), ...withoutStores(suspended)],
        },
      },
      size: limit,
      sort: [{ _score: { order: 'desc' } }, { id: { order: 'desc' } }],
      track_total_hits: false,
      _source: false,
    });
    return { ids: hits.hits.map(({ _id }) => Number(_id)), lexicon };
  };

/** Finds in the cluster; throws UnavailableError while it cannot. */
export const createClusterEngine = (cluster: SearchCluster): ListingEngine => {
  const state = openClusterState(cluster, createPointedCategories());
  const guard =
    <Asked, Answer>(work: (ctx: Context, asked: Asked) => Promise<Answer>) =>
    (ctx: Context, asked: Asked) =>
      cluster.breaker.run(() => work(ctx, asked));
  return { find: guard(find(state)), complete: guard(complete(state)) };
};
