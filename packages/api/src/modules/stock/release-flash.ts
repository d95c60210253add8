import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { FlashPieces } from './stock-line.ts';

/**
 * Returns pieces to the flash sale that they came from, while the window in which they were bought runs (domain 3.5).
 * Returns false when it is over, or the product is blocked: then they return to the stock.
 */
export const releaseFlash = async (
  ctxInTx: Context,
  { userId, reservedAt, pieces: { itemId, qty } }: { userId: number; reservedAt: Date; pieces: FlashPieces },
): Promise<boolean> => {
  const now = ctxInTx.clock.now();
  const { rows } = await sql`
    update flash_sale_items i set flash_sold = i.flash_sold - ${qty}
    from flash_sales s, flash_allocations c
    where i.id = ${itemId} and i.flash_sold >= ${qty} and s.id = i.flash_sale_id and not s.is_canceled
      and c.flash_sale_item_id = i.id and not c.is_paused and c.starts_at <= ${now} and c.ends_at > ${now}
      and c.starts_at <= ${reservedAt}
    returning i.id`.execute(ctxInTx.db);
  if (rows.length === 0) return false;
  await sql`
    update flash_purchases set qty = greatest(0, qty - ${qty})
    where flash_sale_item_id = ${itemId} and user_id = ${userId}`.execute(ctxInTx.db);
  return true;
};
