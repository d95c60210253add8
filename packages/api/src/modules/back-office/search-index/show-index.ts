import type { AdminSearchIndex, ProductId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { recordAudit } from '../../audit/index.ts';
import { beginIndex, countPending, readIndexes, readLag, switchTo } from '../../catalog/index.ts';

/** More products cost every process too much memory and every list too much time. */
const mostEmbedded = 200_000;

const countListings = async ({ db }: Context): Promise<number> => {
  const { total } = await db
    .selectFrom('product_listings')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Whether the embedded search has more products than it is made for. */
export const isSearchOversized = async (ctx: Context): Promise<boolean> =>
  !ctx.searchCluster && (await countListings(ctx)) > mostEmbedded;

/** What lists are searched with, and how far it is behind. */
export const showIndex = async (ctx: Context): Promise<AdminSearchIndex> => {
  const products = await countListings(ctx);
  const { searchCluster } = ctx;
  if (!searchCluster) {
    const oversized = products > mostEmbedded;
    return {
      engine: 'embedded',
      products,
      oversized,
      lag_seconds: null,
      pending: null,
      rejected: [],
      indexes: [],
    };
  }
  const rows = await readIndexes(ctx, searchCluster);
  const live = rows.find(({ state }) => state === 'live');
  const rejected = await ctx.db
    .selectFrom('search_rejections')
    .select(['product_id', 'reason'])
    .orderBy('rejected_at', 'desc')
    .limit(100)
    .execute();
  return {
    engine: 'opensearch',
    products,
    oversized: false,
    lag_seconds: live ? readLag(ctx, live.fed_at) : null,
    pending: live ? await countPending(ctx, live.position) : null,
    rejected: rejected.map((one) => ({ ...one, product_id: one.product_id as ProductId })),
    indexes: rows.map(({ name, state, created_at }) => ({
      name,
      state,
      created_at: created_at.toISOString(),
    })),
  };
};

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
    await recordAudit(ctxInTx, {
      action: 'search-index.build',
      target: { type: 'search-index', id: 0 },
      after: { name },
    });
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
    await recordAudit(ctxInTx, {
      action: 'search-index.back',
      target: { type: 'search-index', id: 0 },
      after: { name: before.name },
    });
    await switchTo(ctxInTx, cluster, before.name);
  });
  return showIndex(ctx);
};
