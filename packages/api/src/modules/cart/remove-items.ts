import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { getItemIds } from './check-items.ts';
import { eachItem, type ItemResults } from './each-item.ts';
import { hintCart } from './hint-cart.ts';

/** Removes lines from the current user's cart, each separately. Throws 401, and 404 when none of them exists. */
export const removeItems = async ({
  ctx,
  input,
}: HandlerArgs<{ cart_item_id: number | number[] }>): Promise<ItemResults> => {
  const userId = getCurrentUserId(ctx);
  const ids = getItemIds(input);
  return inTransaction(ctx, async (ctxInTx) => {
    const gone = await ctxInTx.db
      .deleteFrom('cart_items')
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    if (gone.length > 0) await hintCart(ctxInTx, userId);
    return eachItem(
      ctx,
      input.cart_item_id,
      gone.map(({ id }) => id),
    );
  });
};
