import type { AdminSearchIndex, ProductId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { countListed, countPending, isSearchOversized, readIndexes, readLag } from '../../catalog/index.ts';

/** What lists are searched with, and how far it is behind. */
export const showIndex = async (ctx: Context): Promise<AdminSearchIndex> => {
  const products = await countListed(ctx);
  const { searchCluster } = ctx;
  if (!searchCluster) {
    const oversized = await isSearchOversized(ctx);
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
    indexes: rows.map(({ name, state, error, created_at, compared_at, repaired }) => ({
      ...{ name, state, error, repaired },
      created_at: created_at.toISOString(),
      compared_at: compared_at?.toISOString() ?? null,
    })),
  };
};
