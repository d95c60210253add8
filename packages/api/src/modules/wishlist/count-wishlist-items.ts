import type { Context } from '../../platform/context.ts';

/** Products in a user's wishlist that buyers may see; the others come back when they are sold again. */
export const countWishlistItems = async ({ db }: Context, userId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('wishlists')
    .innerJoin('product_listings', 'product_listings.product_id', 'wishlists.product_id')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
};
