import type { Context } from '../../platform/context.ts';

/** Which of the stores a user follows; none for a visitor. One query for any number of stores. */
export const listFollowedStores = async (
  { db }: Context,
  userId: number | null,
  merchantIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (userId === null || merchantIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('follows')
    .select('merchant_id')
    .where('user_id', '=', userId)
    .where('merchant_id', 'in', merchantIds)
    .execute();
  return new Set(rows.map(({ merchant_id }) => merchant_id));
};

/** How many users follow a store. */
export const countFollowers = async ({ db }: Context, merchantId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('follows')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return total;
};
