import type { AdminSearchIndex } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  beginComparison,
  beginIndex,
  type IndexRow,
  markForDropping,
  readIndexes,
  retryIndex,
  switchTo,
} from '../../catalog/index.ts';
import { showIndex } from './show-index.ts';

const record = (ctx: Context, action: string, name: string) =>
  recordAudit(ctx, { action, target: { type: 'search-index', id: 0 }, after: { name } });

const demandCluster = ({ searchCluster }: Context): SearchCluster => {
  if (!searchCluster) throw apiError.conflict('search-index.embedded');
  return searchCluster;
};

/** Begins another index. Throws 409 without a cluster and while another one is built. */
export const beginReindex = async (ctx: Context): Promise<AdminSearchIndex> => {
  const cluster = demandCluster(ctx);
  const rows = await readIndexes(ctx, cluster);
  if (rows.some(({ state }) => state === 'filling')) throw apiError.conflict('search-index.filling');
  await inTransaction(ctx, async (ctxInTx) => {
    const name = await beginIndex(ctxInTx, cluster);
    await record(ctxInTx, 'search-index.build', name);
  });
  return showIndex(ctx);
};

/** Lets lists read the newest index of before. Throws 409 when there is none. */
export const goBack = async (ctx: Context): Promise<AdminSearchIndex> => {
  const cluster = demandCluster(ctx);
  const before = (await readIndexes(ctx, cluster)).findLast(({ state }) => state === 'old');
  if (!before) throw apiError.conflict('search-index.none');
  await inTransaction(ctx, async (ctxInTx) => {
    // The line comes first: without it the cluster is not told.
    await record(ctxInTx, 'search-index.back', before.name);
    await switchTo(ctxInTx, cluster, before.name);
  });
  return showIndex(ctx);
};

const demandIndex = async (ctx: Context, name: string): Promise<{ index: IndexRow; others: IndexRow[] }> => {
  const rows = await readIndexes(ctx, demandCluster(ctx));
  const index = rows.find((row) => row.name === name);
  if (!index) throw apiError.notFound('search-index.unknown');
  return { index, others: rows.filter((row) => row !== index) };
};

/**
 * Compares the index that lists read with the database from the first product on; fills and verifies one that failed once
 * more, so that lists may move to it. Throws 404, and 409 for others and while another one is built.
 */
export const verifyAgain = async (ctx: Context, { name }: { name: string }): Promise<AdminSearchIndex> => {
  const { index, others } = await demandIndex(ctx, name);
  if (index.state !== 'live' && index.state !== 'failed')
    throw apiError.conflict('search-index.unverifiable');
  if (index.state === 'failed' && others.some(({ state }) => state === 'filling'))
    throw apiError.conflict('search-index.filling');
  await inTransaction(ctx, async (ctxInTx) => {
    if (index.state === 'live') await beginComparison(ctxInTx, index);
    else await retryIndex(ctxInTx, name);
    await record(ctxInTx, 'search-index.verify', name);
  });
  return showIndex(ctx);
};

/** Drops an index within seconds. Throws 404, and 409 for the one that lists read. */
export const dropUnused = async (ctx: Context, { name }: { name: string }): Promise<AdminSearchIndex> => {
  const { index } = await demandIndex(ctx, name);
  if (index.state === 'live') throw apiError.conflict('search-index.in-use');
  await inTransaction(ctx, async (ctxInTx) => {
    await markForDropping(ctxInTx, name);
    await record(ctxInTx, 'search-index.drop', name);
  });
  return showIndex(ctx);
};
