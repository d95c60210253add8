import type { Context } from '../../platform/context.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import type { WantedLine } from './price-lines.ts';

const selectLines = fixedQuery((db, { userId }: { userId: number }) =>
  db
    .selectFrom('cart_items')
    .select(['id', 'variant_id', 'qty', 'note', 'is_checked', 'added_price'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc'),
);

/** A user's cart, the newest line first. */
export const readCartLines = async (ctx: Context, userId: number): Promise<WantedLine[]> => {
  const rows = await selectLines(ctx.db, { userId });
  return rows.map(({ id, variant_id, qty, note, is_checked, added_price }) => ({
    id,
    variantId: variant_id,
    qty,
    note,
    isChecked: is_checked,
    seenPrice: added_price,
  }));
};
