import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { sessionAt } from '../catalog/index.ts';
import { recordMovements } from './record-movements.ts';

const readItem = (ctxInTx: Context, itemId: number) =>
  ctxInTx.db
    .selectFrom('flash_sale_items as i')
    .innerJoin('flash_sales as s', 's.id', 'i.flash_sale_id')
    .select(['i.variant_id', 'i.product_id', 'i.flash_stock', 's.starts_at', 's.ends_at', 's.repeat_minutes'])
    .where('i.id', '=', itemId)
    .where('i.status', '=', 'approved')
    .forUpdate('i')
    .executeTakeFirst();

/**
 * Allocates the pieces of an approved flash-sale item for its running or next window, in the transaction that
 * approves it (domain 3.5). Throws 404 for one that is not approved, 409 when the stock is too low.
 */
export const allocateFlashStock = async (ctxInTx: Context, itemId: number): Promise<void> => {
  const item = await readItem(ctxInTx, itemId);
  if (!item) throw apiError.notFound();
  const { rows } = await sql<{ on_hand: number }>`
    update variants set stock_flash = stock_flash + ${item.flash_stock}
    where id = ${item.variant_id} and stock_on_hand - stock_reserved - stock_flash >= ${item.flash_stock}
    returning stock_on_hand as on_hand`.execute(ctxInTx.db);
  const [variant] = rows;
  if (!variant) throw apiError.conflict('stock.changed-some', { reason: 'stock_changed' });
  const { starts_at, ends_at } = sessionAt(item, ctxInTx.clock.now());
  await ctxInTx.db
    .insertInto('flash_allocations')
    .values({ flash_sale_item_id: itemId, starts_at, ends_at, wanted: item.flash_stock })
    .execute();
  await recordMovements(ctxInTx, {
    kind: 'flash_in',
    ref: { type: 'flash-sale-item', id: itemId },
    moved: [{ variantId: item.variant_id, delta: -item.flash_stock, onHandAfter: variant.on_hand }],
  });
  await emit(ctxInTx, 'stock.changed', { productIds: [item.product_id] });
};
