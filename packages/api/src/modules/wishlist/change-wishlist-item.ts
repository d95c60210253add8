import type { ProductId } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { createMessage } from '../../platform/message.ts';
import { productCards } from '../catalog/index.ts';
import { countWishlistItems } from './count-wishlist-items.ts';

/** More than anybody looks through. */
const mostWishes = 500;

interface Wished {
  product_id: ProductId;
  is_wishlist: boolean;
  total: number;
}

const answer = async (ctx: Context, userId: number, id: number, is_wishlist: boolean): Promise<Wished> => ({
  product_id: id as ProductId,
  is_wishlist,
  total: await countWishlistItems(ctx, userId),
});

const isWished = async ({ db }: Context, userId: number, productId: number): Promise<boolean> => {
  const wish = await db
    .selectFrom('wishlists')
    .select('product_id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return wish !== undefined;
};

const add = async (ctx: Context, user_id: number, product_id: number): Promise<void> => {
  const [card] = await productCards(ctx, [product_id]);
  if (!card) throw apiError.notFound('product.not-found');
  await inTransaction(ctx, async ({ db }) => {
    // The user's row is the lock: two tabs must not exceed the limit together.
    await db.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
    const { held } = await db
      .selectFrom('wishlists')
      .select((e) => e.fn.countAll<number>().as('held'))
      .where('user_id', '=', user_id)
      .where('product_id', '!=', product_id)
      .executeTakeFirstOrThrow();
    if (held >= mostWishes) throw apiError.conflict(createMessage('wishlist.full', { max: mostWishes }));
    await db
      .insertInto('wishlists')
      .values({
        user_id,
        product_id,
        created_at: ctx.clock.now(),
        added_price: card.price,
        notified_price: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
};

const isProduct = async ({ db }: Context, id: number): Promise<boolean> =>
  (await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

const remove = ({ db }: Context, userId: number, productId: number) =>
  db
    .deleteFrom('wishlists')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();

/**
 * Adds a product to the current user's wishlist at its current price, or removes it. `is_wishlist` states which, so
 * that a repeated call has one effect. Throws 401, 404 for what buyers do not see, and 409 when it is full.
 */
export const toggleWishlistItem = async ({
  ctx,
  input: { product_id, is_wishlist },
}: HandlerArgs<{ product_id: number; is_wishlist?: boolean | undefined }>): Promise<Wished> => {
  const userId = getCurrentUserId(ctx);
  const wanted = is_wishlist ?? !(await isWished(ctx, userId, product_id));
  await (wanted ? add : remove)(ctx, userId, product_id);
  return answer(ctx, userId, product_id, wanted);
};

/**
 * Takes a product out of the current user's wishlist; one that is not in it stays out. Throws 401, and 404 for an
 * unknown product.
 */
export const deleteWishlistItem = async ({
  ctx,
  input: { product_id },
}: HandlerArgs<{ product_id: number }>): Promise<Wished> => {
  const userId = getCurrentUserId(ctx);
  const { numDeletedRows } = await remove(ctx, userId, product_id);
  if (numDeletedRows === 0n && !(await isProduct(ctx, product_id)))
    throw apiError.notFound('product.not-found');
  return answer(ctx, userId, product_id, false);
};
