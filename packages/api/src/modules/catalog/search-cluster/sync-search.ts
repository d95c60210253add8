import { sql } from 'kysely';
import { day } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { compareNext } from './compare-next.ts';
import { feedIndex, fillIndex, renewPrices } from './feed-index.ts';
import { mappingHash } from './index-mapping.ts';
import {
  beginIndex,
  dropIndex,
  failIndex,
  type IndexRow,
  indexExists,
  readIndex,
  readIndexes,
  switchTo,
} from './manage-indexes.ts';
import { verifyIndex } from './verify-index.ts';

/** An index that was replaced is fed so long, so that lists can go back to it. */
const keptFor = day;
/** The others are fed between two portions of a new index. */
const fillFor = 1_000;

/** Fills a new index on; lists read it once it has what the database has. */
const build = async (ctx: Context, cluster: SearchCluster, index: IndexRow): Promise<void> => {
  if (!(await fillIndex(ctx, cluster, index, fillFor))) return;
  const { client, jobDeadline } = cluster;
  const { name } = index;
  await feedIndex(ctx, cluster, index);
  await client.indices.putSettings({
    index: name,
    body: { index: { number_of_replicas: 1, refresh_interval: '1s' } } as never,
  });
  const refresh = () => client.indices.refresh({ index: name }, { requestTimeout: jobDeadline });
  await refresh();
  while (await renewPrices(ctx, cluster, index)) await refresh();
  const failure = await verifyIndex(ctx, cluster, await readIndex(ctx, name));
  if (failure !== null) {
    await failIndex(ctx, name, failure);
    ctx.log.error(
      { index: name, failure },
      'a new search index is not as the database; lists stay with the old one',
    );
    return;
  }
  // A cluster of one node never becomes green; lists need the first copies only.
  await client.cluster.health({ index: name, wait_for_status: 'yellow', timeout: '30s' });
  await switchTo(ctx, cluster, name);
  ctx.log.info({ index: name }, 'lists read a new search index');
};

const forgetMissing = async (ctx: Context, cluster: SearchCluster, rows: readonly IndexRow[]) => {
  const here: IndexRow[] = [];
  for (const row of rows) {
    if (await indexExists(cluster, row.name)) here.push(row);
    else await ctx.db.deleteFrom('search_indexes').where('name', '=', row.name).execute();
  }
  return here;
};

/**
 * Of a database that was restored elsewhere, transactions are numbered anew: an index with later numbers takes none of
 * its documents. It is read until another one is built.
 */
const outdateForeign = async (ctx: Context, { prefix }: SearchCluster): Promise<void> => {
  await sql`
    update search_indexes set mapping_hash = 'restored'
    where prefix = ${prefix} and position > pg_snapshot_xmax(pg_current_snapshot())`.execute(ctx.db);
};

const isToDrop = ({ state, replaced_at }: IndexRow, now: number): boolean =>
  state === 'dropping' ||
  ((state === 'old' || state === 'failed') && now - (replaced_at?.getTime() ?? 0) > keptFor);

/** Feeds and compares one index. Returns whether lists may find something else. */
const tend = async (ctx: Context, cluster: SearchCluster, row: IndexRow): Promise<boolean> => {
  const fed = await feedIndex(ctx, cluster, row);
  const renewed = await renewPrices(ctx, cluster, row);
  const repaired = row.state === 'live' && (await compareNext(ctx, cluster, await readIndex(ctx, row.name)));
  return fed || renewed || repaired;
};

/** One round: feeds every index, builds a missing one, drops what is old. Returns whether lists may find something else. */
export const syncSearch = async (ctx: Context, cluster: SearchCluster): Promise<boolean> => {
  await outdateForeign(ctx, cluster);
  const rows = await forgetMissing(ctx, cluster, await readIndexes(ctx, cluster));
  const now = ctx.clock.now().getTime();
  const [gone, kept] = [rows.filter((row) => isToDrop(row, now)), rows.filter((row) => !isToDrop(row, now))];
  for (const { name } of gone) await dropIndex(ctx, cluster, name);
  let isChanged = false;
  for (const row of kept.filter(({ state }) => state === 'live' || state === 'old'))
    isChanged = (await tend(ctx, cluster, row)) || isChanged;
  // One that failed is not built again and again: it stays for a day, or until somebody asks for another.
  const isCurrent = kept.some((row) => row.state !== 'old' && row.mapping_hash === mappingHash);
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
    const failed = rows.find(({ state }) => state === 'failed');
    if (failed) throw new Error(failed.error ?? 'the index could not be built');
    if (rows.every(({ state }) => state !== 'filling') && rows.some(({ state }) => state === 'live')) break;
  }
  if (isChanged) await cluster.client.indices.refresh({ index: cluster.prefix });
  return isChanged;
};
