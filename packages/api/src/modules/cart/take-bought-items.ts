import type { Context } from '../../platform/context.ts';

/** What was bought leaves the cart, in the transaction that ordered it. Lines that are gone already do not matter. */
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
};
