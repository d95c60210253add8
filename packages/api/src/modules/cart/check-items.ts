import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { eachItem, type ItemResults } from './each-item.ts';

/** One line, several, all of one seller, or, with nothing named, all. */
export interface WhichItems {
  cart_item_id?: number | number[];
  merchant_id?: number;
}

/** The lines that are named one by one, each once. */
export const getItemIds = ({ cart_item_id }: WhichItems): number[] => [
  ...new Set([cart_item_id ?? []].flat()),
];

/**
 * Checks or unchecks lines of the current user's cart, each separately. Throws 401, and 404 when none of them exists.
 */
export const checkItems = async ({
  ctx,
  input: { which, isChecked },
}: HandlerArgs<{ which: WhichItems; isChecked: boolean }>): Promise<ItemResults> => {
  const userId = getCurrentUserId(ctx);
  const ids = getItemIds(which);
  return inTransaction(ctx, async ({ db, clock }) => {
    let items = db
      .updateTable('cart_items')
      .set({ is_checked: isChecked, updated_at: clock.now() })
      .where('user_id', '=', userId);
    if (which.cart_item_id !== undefined) items = items.where('id', 'in', ids.length > 0 ? ids : [0]);
    const { merchant_id } = which;
    if (merchant_id !== undefined) {
      items = items.where('variant_id', 'in', (e) =>
        e
          .selectFrom('variants')
          .innerJoin('products', 'products.id', 'variants.product_id')
          .select('variants.id')
          .where('products.merchant_id', '=', merchant_id),
      );
    }
    const changed = await items.returning('id').execute();
    if (ids.length === 0 && merchant_id !== undefined && changed.length === 0) throw apiError.notFound();
    return eachItem(
      ctx,
      which.cart_item_id,
      changed.map(({ id }) => id),
    );
  });
};
