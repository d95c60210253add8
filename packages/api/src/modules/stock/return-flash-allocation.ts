import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { recordMovements } from './record-movements.ts';

interface Aside {
  variant_id: number;
  product_id: number;
  unsold: number;
}

const takeAside = async (ctxInTx: Context, itemId: number): Promise<Aside | undefined> => {
  const { rows } = await sql<Aside>`
    with ended as (
      delete from flash_allocations where flash_sale_item_id = ${itemId} returning flash_sale_item_id, is_paused
    )
    select i.variant_id, i.product_id,
      case when ended.is_paused then 0 else i.flash_stock - i.flash_sold end as unsold
    from flash_sale_items i join ended on ended.flash_sale_item_id = i.id`.execute(ctxInTx.db);
  return rows[0];
};

/**
 * Returns the allocated pieces of one flash-sale item to the stock, in the transaction that removes the item from its
 * flash sale and holds its lock. Does nothing without allocated pieces.
 */
export const returnFlashAllocation = async (ctxInTx: Context, itemId: number): Promise<void> => {
  const aside = await takeAside(ctxInTx, itemId);
  if (!aside) return;
  await ctxInTx.db.deleteFrom('flash_purchases').where('flash_sale_item_id', '=', itemId).execute();
  const { stock_on_hand } = await ctxInTx.db
    .updateTable('variants')
    .set((e) => ({ stock_flash: e('stock_flash', '-', aside.unsold) }))
    .where('id', '=', aside.variant_id)
    .returning('stock_on_hand')
    .executeTakeFirstOrThrow();
  await recordMovements(ctxInTx, {
    kind: 'flash_out',
    ref: { type: 'flash-sale-item', id: itemId },
    moved: [{ variantId: aside.variant_id, delta: aside.unsold, onHandAfter: stock_on_hand }],
  });
  await emit(ctxInTx, 'stock.changed', { productIds: [aside.product_id] });
};
