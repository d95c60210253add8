import type { Context } from '../../../platform/context.ts';
import { withJobDeadline } from '../../../platform/database/request-deadline.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import type { Lexicon } from '../../search/index.ts';
import { readSearchedCategories, type SearchedCategories } from './category-worth.ts';
import type { PointedCategories } from './cluster-matcher.ts';
import { readLexicon } from './read-lexicon.ts';
import { liveIndex, readLag } from './search-gauges.ts';
import { bringUpToDate } from './sync-search.ts';

/** What one process remembers of the cluster and of the category tree. */
export interface ClusterState {
  cluster: SearchCluster;
  pointed: PointedCategories;
  lexicon(ctx: Context): Promise<Lexicon>;
  categories(ctx: Context): Promise<SearchedCategories>;
  /** Whether lists may lack changes of the last minutes. */
  isBehind(ctx: Context): Promise<boolean>;
}

/** New words are known after so many milliseconds at most; until then they are searched like any others. */
const lexiconAge = 5 * 60_000;
const categoriesAge = 5_000;
const lagAge = 5_000;
/** Lists show a notice from so many seconds on. */
const noticeLag = 120;

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
  const lag = remember(lagAge, async (ctx) => readLag(ctx, (await liveIndex(ctx))?.fed_at) > noticeLag);
  return {
    cluster,
    pointed,
    lexicon: async (ctx) => {
      if (cluster.isStrict && (await withJobDeadline(() => bringUpToDate(ctx, cluster)))) {
        lexicon.forget();
        pointed.clear();
      }
      return lexicon.get(ctx);
    },
    categories: async (ctx) => {
      if (cluster.isStrict) trees[ctx.locale].forget();
      return trees[ctx.locale].get(ctx);
    },
    isBehind: lag.get,
  };
};
