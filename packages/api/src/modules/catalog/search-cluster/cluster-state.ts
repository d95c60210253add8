import { sql } from 'kysely';
import { minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { withJobDeadline } from '../../../platform/database/request-deadline.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import type { Lexicon } from '../../search/index.ts';
import { readSearchedCategories, type SearchedCategories } from './category-worth.ts';
import type { PointedCategories } from './cluster-matcher.ts';
import { createFacetCache, type FacetCache } from './facet-cache.ts';
import { readLexicon } from './read-lexicon.ts';
import { liveIndex, readLag } from './search-gauges.ts';
import { bringUpToDate } from './sync-search.ts';

/** How far the index is from what the database says. */
export interface Freshness {
  /** Whether lists may lack changes of the last minutes. */
  isBehind: boolean;
  /** Stores whose suspension the index may not have yet. */
  suspended: readonly number[];
}

/** What one process remembers of the cluster and of the category tree. */
export interface ClusterState {
  cluster: SearchCluster;
  pointed: PointedCategories;
  /** Brings the index up to date where a list must show each change at once. */
  prepare(ctx: Context): Promise<void>;
  lexicon(ctx: Context): Promise<Lexicon>;
  categories(ctx: Context): Promise<SearchedCategories>;
  facets: FacetCache;
  freshness(ctx: Context): Promise<Freshness>;
}

/** New words are known after so many milliseconds at most; until then they are searched like any others. */
const lexiconAge = 5 * 60_000;
const categoriesAge = 5_000;
const lagAge = 5_000;
/** Lists show a notice from so many seconds on. */
const noticeLag = 120;

/** Between the clock of a suspension and its commit there is less than a minute. */
const longestChange = minute;

/** Stores whose listings are still there, or went after the index was fed. */
const readSuspended = async ({ db }: Context, fedAt: Date): Promise<number[]> => {
  const since = new Date(fedAt.getTime() - longestChange);
  const { rows } = await sql<{ id: number }>`
    select m.id from merchants m where m.suspended_at is not null and (
      m.suspended_at >= ${since} or exists (select 1 from product_listings l where l.merchant_id = m.id)
    )`.execute(db);
  return rows.map(({ id }) => Number(id));
};

const readFreshness = async (ctx: Context): Promise<Freshness> => {
  const live = await liveIndex(ctx);
  return {
    isBehind: readLag(ctx, live?.fed_at) > noticeLag,
    suspended: await readSuspended(ctx, live?.fed_at ?? ctx.clock.now()),
  };
};

interface Remembered<Value> {
  value: Promise<Value>;
  at: number;
}

/** Reads again what is older than its age; meanwhile everybody gets the old value. */
const remember = <Value>(age: number, read: (ctx: Context) => Promise<Value>) => {
  let known: Remembered<Value> | null = null;
  const renew = (ctx: Context): Promise<Value> => {
    const before = known;
    const mine: Remembered<Value> = { value: withJobDeadline(() => read(ctx)), at: performance.now() };
    mine.value.then(
      () => {
        known = mine;
      },
      () => {
        if (known === mine) known = before;
      },
    );
    if (!known) known = mine;
    else known = { ...known, at: mine.at };
    return mine.value;
  };
  return {
    get: (ctx: Context): Promise<Value> => {
      if (!known) return renew(ctx);
      const { value, at } = known;
      if (performance.now() - at >= age) renew(ctx).catch(() => {});
      return value;
    },
    forget: () => {
      known = null;
    },
  };
};

export const openClusterState = (cluster: SearchCluster, pointed: PointedCategories): ClusterState => {
  const lexicon = remember(lexiconAge, () => readLexicon(cluster));
  const trees = {
    id: remember(categoriesAge, readSearchedCategories),
    en: remember(categoriesAge, readSearchedCategories),
  };
  const freshness = remember(lagAge, readFreshness);
  return {
    cluster,
    pointed,
    prepare: async (ctx) => {
      if (!cluster.isStrict || !(await withJobDeadline(() => bringUpToDate(ctx, cluster)))) return;
      lexicon.forget();
      pointed.clear();
    },
    lexicon: lexicon.get,
    categories: async (ctx) => {
      if (cluster.isStrict) trees[ctx.locale].forget();
      return trees[ctx.locale].get(ctx);
    },
    facets: createFacetCache(),
    freshness: async (ctx) => {
      if (cluster.isStrict) freshness.forget();
      return freshness.get(ctx);
    },
  };
};
