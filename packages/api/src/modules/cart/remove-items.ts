import type { Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { askerId } from './asker-id.ts';
import { idsOf } from './check-items.ts';
import { eachItem, type ItemOutcomes } from './each-item.ts';

/** Takes lines out of the asker's cart, each by itself. Throws 401, and 404 when none of them is there. */
export const removeItems = async ({
  ctx,
  input,
}: Verb<{ cart_item_id: number | number[] }>): Promise<ItemOutcomes> => {
  const userId = askerId(ctx);
  const ids = idsOf(input);
  return inTransaction(ctx, async ({ db }) => {
    const gone = await db
      .deleteFrom('cart_items')
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    return eachItem(
      ctx,
      input.cart_item_id,
      gone.map(({ id }) => id),
    );
  });
};
