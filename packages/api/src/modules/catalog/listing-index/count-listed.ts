import type { Context } from '../../../platform/context.ts';

/** More products cost every process too much memory and every list too much time. */
export const mostEmbedded = 200_000;

/** Products that buyers may see. */
export const countListed = async ({ db }: Context): Promise<number> => {
  const { total } = await db
    .selectFrom('product_listings')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Without counting all of them. */
const hasMore = async ({ db }: Context, most: number): Promise<boolean> =>
  (await db.selectFrom('product_listings').select('product_id').offset(most).limit(1).execute()).length > 0;

/** Whether the embedded search has more products than it is made for. */
export const isSearchOversized = async (ctx: Context, most = mostEmbedded): Promise<boolean> =>
  !ctx.searchCluster && (await hasMore(ctx, most));
