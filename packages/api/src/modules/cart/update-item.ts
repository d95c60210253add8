import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { checkQuantity } from './check-quantity.ts';
import { priceLines } from './price-lines.ts';

interface UpdateItem {
  cart_item_id: number;
  qty?: number;
  note?: string;
}

const priced = async (ctx: Context, userId: number, { cart_item_id, qty }: UpdateItem) => {
  const item = await ctx.db
    .selectFrom('cart_items')
    .select(['id', 'variant_id', 'qty', 'note', 'is_checked', 'added_price'])
    .where('id', '=', cart_item_id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!item) throw apiError.notFound();
  const [line] = await priceLines(ctx, userId, [
    {
      id: item.id,
      variantId: item.variant_id,
      qty: qty ?? item.qty,
      note: item.note,
      isChecked: item.is_checked,
      seenPrice: item.added_price,
    },
  ]);
  if (!line) throw apiError.notFound();
  return line;
};

/**
 * Sets quantity or note of a line of the current user's cart. Throws 401, 404, 422 outside the product's limits, 409
 * with `stock_left` when the stock is too low.
 */
export const updateItem = async ({ ctx, input }: HandlerArgs<UpdateItem>): Promise<void> => {
  const userId = getCurrentUserId(ctx);
  const line = await priced(ctx, userId, input);
  if (input.qty !== undefined) checkQuantity(line);
  await ctx.db
    .updateTable('cart_items')
    .set({
      updated_at: ctx.clock.now(),
      // Whoever sets a quantity has seen the price beside it.
      ...(input.qty === undefined ? {} : { qty: input.qty, added_price: line.unitPrice }),
      ...(input.note === undefined ? {} : { note: input.note }),
    })
    .where('id', '=', line.id)
    .where('user_id', '=', userId)
    .execute();
};
