import { day } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { feedIndex, fillIndex, renewPrices } from './feed-index.ts';
import { mappingHash } from './index-mapping.ts';
import {
  beginIndex,
  dropIndex,
  type IndexRow,
  indexExists,
  readIndexes,
  switchTo,
} from './manage-indexes.ts';

/** An index that was replaced is fed so long, so that lists can go back to it. */
const keptFor = day;
/** The others are fed between two portions of a new index. */
const fillFor = 1_000;

/** Counts what a new index has beside what the database has; changes of the last moments are in the feed. */
const isComplete = async (ctx: Context, { client }: SearchCluster, name: string): Promise<boolean> => {
  const { total } = await ctx.db
    .selectFrom('product_listings')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { body } = await client.count({ index: name });
  const missing = Number(total) - body.count;
  const isRight = missing <= Math.max(10, Number(total) / 1_000);
  if (!isRight)
    ctx.log.error({ index: name, missing }, 'a new search index lacks products; lists stay with the old one');
  return isRight;
};

/** Fills a new index on; lists read it once it has everything. */
const build = async (ctx: Context, cluster: SearchCluster, index: IndexRow): Promise<void> => {
  if (!(await fillIndex(ctx, cluster, index, fillFor))) return;
  const { client, jobDeadline } = cluster;
  await feedIndex(ctx, cluster, index);
  await client.indices.putSettings({
    index: index.name,
    body: { index: { number_of_replicas: 1, refresh_interval: '1s' } } as never,
  });
  await client.indices.refresh({ index: index.name }, { requestTimeout: jobDeadline });
  if (!(await isComplete(ctx, cluster, index.name))) return;
  // A cluster of one node never becomes green; lists need the first copies only.
  await client.cluster.health({ index: index.name, wait_for_status: 'yellow', timeout: '30s' });
  await switchTo(ctx, cluster, index.name);
  ctx.log.info({ index: index.name }, 'lists read a new search index');
};

const forgetMissing = async (ctx: Context, cluster: SearchCluster, rows: readonly IndexRow[]) => {
  const here: IndexRow[] = [];
  for (const row of rows) {
    if (await indexExists(cluster, row.name)) here.push(row);
    else await ctx.db.deleteFrom('search_indexes').where('name', '=', row.name).execute();
  }
  return here;
};

/** One round: feeds every index, builds a missing one, drops what is old. Returns whether lists may find something else. */
export const syncSearch = async (ctx: Context, cluster: SearchCluster): Promise<boolean> => {
  const rows = await forgetMissing(ctx, cluster, await readIndexes(ctx, cluster));
  const now = ctx.clock.now().getTime();
  let isChanged = false;
  for (const row of rows.filter(({ state }) => state !== 'filling')) {
    if (row.state === 'old' && now - (row.replaced_at?.getTime() ?? 0) > keptFor) {
      await dropIndex(ctx, cluster, row.name);
      continue;
    }
    const [fed, renewed] = [await feedIndex(ctx, cluster, row), await renewPrices(ctx, cluster, row)];
    isChanged ||= fed || renewed;
  }
  const isCurrent = rows.some((row) => row.state !== 'old' && row.mapping_hash === mappingHash);
  if (!isCurrent) await beginIndex(ctx, cluster);
  const filling = (await readIndexes(ctx, cluster)).filter(({ state }) => state === 'filling');
  for (const row of filling) await build(ctx, cluster, row);
  return isChanged || filling.length > 0;
};

/** Waits until the index has every commit; for tests. Returns whether anything changed. */
export const bringUpToDate = async (ctx: Context, cluster: SearchCluster): Promise<boolean> => {
  let isChanged = false;
  for (;;) {
    isChanged = (await syncSearch(ctx, cluster)) || isChanged;
    const rows = await readIndexes(ctx, cluster);
    if (rows.every(({ state }) => state !== 'filling') && rows.some(({ state }) => state === 'live')) break;
  }
  if (isChanged) await cluster.client.indices.refresh({ index: cluster.prefix });
  return isChanged;
};
