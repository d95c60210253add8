import type { AdminSearchIndex, ProductId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { countPending, readIndexes, readLag } from '../../catalog/index.ts';

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
    indexes: rows.map(({ name, state, failure, created_at, compared_at, repaired }) => ({
      ...{ name, state, failure, repaired },
      created_at: created_at.toISOString(),
      compared_at: compared_at?.toISOString() ?? null,
    })),
  };
};
