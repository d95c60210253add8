import type { Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { askerId } from './asker-id.ts';
import { idsOf } from './check-items.ts';

/** Takes lines out of the asker's cart. Throws 401, and 404 when one of them is not there; then all stay. */
export const removeItems = async ({
  ctx,
  input,
}: Verb<{ cart_item_id: number | number[] }>): Promise<void> => {
  const userId = askerId(ctx);
  const ids = idsOf(input);
  await inTransaction(ctx, async ({ db }) => {
    const gone = await db
      .deleteFrom('cart_items')
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    if (gone.length < ids.length) throw failure.notFound();
  });
};
