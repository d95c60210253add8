import type { Context } from '../../platform/context.ts';
import type { WantedLine } from './price-lines.ts';

/** A user's cart, the newest line first. */
export const readCartLines = async (ctx: Context, userId: number): Promise<WantedLine[]> => {
  const rows = await ctx.db
    .selectFrom('cart_items')
    .select(['id', 'variant_id', 'qty', 'note', 'is_checked', 'added_price'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, variant_id, qty, note, is_checked, added_price }) => ({
    id,
    variantId: variant_id,
    qty,
    note,
    isChecked: is_checked,
    seenPrice: added_price,
  }));
};
