import type { Context } from '../../platform/context.ts';

/** How many pieces a user has bought of each of these flash-sale items in their current windows. */
export const flashBought = async (
  ctx: Context,
  { userId, itemIds }: { userId: number; itemIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> => {
  if (itemIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('flash_purchases')
    .select(['flash_sale_item_id', 'qty'])
    .where('user_id', '=', userId)
    .where('flash_sale_item_id', 'in', itemIds)
    .execute();
  return new Map(rows.map(({ flash_sale_item_id, qty }) => [flash_sale_item_id, qty]));
};
