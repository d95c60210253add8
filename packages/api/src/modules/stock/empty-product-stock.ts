import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { recordMovements } from './record-movements.ts';

/** Ends the flash sales of these products' variants; their items show as sold out. Items are locked before variants. */
const endFlashSales = async (ctxInTx: Context, productIds: readonly number[]) => {
  await sql`
    select id from flash_sale_items where product_id = any(${productIds}::bigint[]) order by id for update`.execute(
    ctxInTx.db,
  );
  await sql`
    with ended as (
      delete from flash_allocations where flash_sale_item_id in (
        select id from flash_sale_items where product_id = any(${productIds}::bigint[])
      ) returning flash_sale_item_id
    )
    update flash_sale_items set flash_sold = flash_stock
    where id in (select flash_sale_item_id from ended)`.execute(ctxInTx.db);
};

/**
 * A seller reports that a product is sold out (T5 `stok_habis`): nothing is free to sell any more, also not in a flash
 * sale; pieces reserved by other orders stay reserved. Call it in the caller's transaction.
 */
export const emptyProductStock = async (ctxInTx: Context, productIds: readonly number[]): Promise<void> => {
  if (productIds.length === 0) return;
  await endFlashSales(ctxInTx, productIds);
  const { rows } = await sql<{ variant_id: number; on_hand: number; lost: number }>`
    with held as (
      select id, stock_on_hand - stock_reserved as lost from variants
      where product_id = any(${productIds}::bigint[]) order by id for update
    )
    update variants v set stock_on_hand = v.stock_reserved, stock_flash = 0 from held where held.id = v.id
    returning v.id as variant_id, v.stock_on_hand as on_hand, held.lost`.execute(ctxInTx.db);
  for (const productId of productIds) await emit(ctxInTx, 'stock.changed', { productIds: [productId] });
  const lost = rows.map(({ variant_id, lost, on_hand }) => ({
    variantId: variant_id,
    delta: -lost,
    onHandAfter: on_hand,
  }));
  await recordMovements(ctxInTx, {
    kind: 'manual',
    ref: { type: 'product', id: productIds[0] ?? 0 },
    moved: lost,
  });
};
