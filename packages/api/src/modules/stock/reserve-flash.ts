import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { createMessage } from '../../platform/message.ts';
import type { FlashPieces } from './stock-line.ts';

/** Counts the pieces as sold while the item's window runs. Returns the limit per user, or null. */
const countSold = async (ctxInTx: Context, { itemId, variantId, qty }: FlashPieces) => {
  const now = ctxInTx.clock.now();
  const { rows } = await sql<{ per_user_limit: number }>`
    update flash_sale_items i set flash_sold = i.flash_sold + ${qty}
    from flash_sales s, flash_allocations c
    where i.id = ${itemId} and i.variant_id = ${variantId} and i.status = 'approved'
      and i.flash_sold + ${qty} <= i.flash_stock
      and s.id = i.flash_sale_id and not s.is_canceled
      and c.flash_sale_item_id = i.id and not c.is_paused and c.starts_at <= ${now} and c.ends_at > ${now}
    returning i.per_user_limit`.execute(ctxInTx.db);
  return rows[0]?.per_user_limit ?? null;
};

const countBought = async (ctxInTx: Context, userId: number, { itemId, qty }: FlashPieces, limit: number) => {
  if (qty > limit) return false;
  const { rows } = await sql<{ qty: number }>`
    insert into flash_purchases as p (flash_sale_item_id, user_id, qty) values (${itemId}, ${userId}, ${qty})
    on conflict (flash_sale_item_id, user_id) do update set qty = p.qty + excluded.qty
      where p.qty + excluded.qty <= ${limit}
    returning p.qty`.execute(ctxInTx.db);
  return rows.length > 0;
};

const leftOf = async (ctxInTx: Context, itemId: number) => {
  const item = await ctxInTx.db
    .selectFrom('flash_sale_items')
    .select((e) => sql<number>`${e.ref('flash_stock')} - ${e.ref('flash_sold')}`.as('left'))
    .where('id', '=', itemId)
    .executeTakeFirst();
  return item?.left ?? 0;
};

/**
 * Takes pieces out of a running flash sale for one user (domain 3.5). Throws 409 `stock_changed` when the window is
 * over, too little is left, or the user has reached the limit.
 */
export const reserveFlash = async (ctxInTx: Context, userId: number, pieces: FlashPieces): Promise<void> => {
  const refused = (left: number) => ({
    reason: 'stock_changed',
    lines: [{ variant_id: pieces.variantId, stock_left: left }],
  });
  const limit = await countSold(ctxInTx, pieces);
  if (limit === null) {
    throw apiError.conflict('flash.sold-out', refused(await leftOf(ctxInTx, pieces.itemId)));
  }
  if (!(await countBought(ctxInTx, userId, pieces, limit))) {
    throw apiError.conflict(createMessage('flash.limit', { max: limit }), refused(limit));
  }
};
