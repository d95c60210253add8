import type { Context } from '../../platform/context.ts';
import { hintCart } from './hint-cart.ts';

/** Removes bought lines from the cart, in the transaction that ordered them. Lines removed already do not matter. */
export const takeBoughtItems = async (
  ctxInTx: Context,
  { userId, itemIds }: { userId: number; itemIds: readonly number[] },
): Promise<void> => {
  if (itemIds.length === 0) return;
  await ctxInTx.db
    .deleteFrom('cart_items')
    .where('user_id', '=', userId)
    .where('id', 'in', itemIds)
    .execute();
  await hintCart(ctxInTx, userId);
};
