import type { Context } from '../../platform/context.ts';

/** How many lines a user's cart has; the number on the header's basket. */
export const countCartItems = async (ctx: Context, userId: number): Promise<number> => {
  const { items } = await ctx.db
    .selectFrom('cart_items')
    .select((all) => all.fn.countAll<number>().as('items'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return items;
};
