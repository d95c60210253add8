import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { sessionAt } from '../catalog/index.ts';
import { recordMovements } from './record-movements.ts';

export interface FlashWindow {
  item_id: number;
  product_id: number;
  variant_id: number;
  unsold: number;
  wanted: number;
  is_over: boolean;
  starts_at: Date;
  ends_at: Date;
  repeat_minutes: number | null;
}

/**
 * The item whose window ended longest ago, locked; one that another process has is passed over. A paused one that
 * repeats gets its next window once its product is no longer blocked.
 */
const takeEnded = async (ctxInTx: Context): Promise<FlashWindow | undefined> => {
  const { rows } = await sql<FlashWindow>`
    select i.id as item_id, i.product_id, i.variant_id, c.wanted,
      case when c.is_paused then 0 else i.flash_stock - i.flash_sold end as unsold,
      (s.is_canceled or i.status <> 'approved' or s.repeat_minutes is null) as is_over,
      s.starts_at, s.ends_at, s.repeat_minutes
    from flash_allocations c
    join flash_sale_items i on i.id = c.flash_sale_item_id
    join flash_sales s on s.id = i.flash_sale_id
    where (c.ends_at <= ${ctxInTx.clock.now()} and (not c.is_paused or s.repeat_minutes is null))
      or s.is_canceled or i.status <> 'approved'
    order by c.ends_at, i.id limit 1
    for update of i skip locked`.execute(ctxInTx.db);
  return rows[0];
};

/** Moves pieces between stock and flash sale, up to the stock. Returns how many went into the flash sale. */
export const moveAside = async (ctxInTx: Context, { item_id, variant_id }: FlashWindow, pieces: number) => {
  const variant = await ctxInTx.db
    .selectFrom('variants')
    .select((e) => [
      'stock_on_hand',
      sql<number>`${e.ref('stock_on_hand')} - ${e.ref('stock_reserved')} - ${e.ref('stock_flash')}`.as(
        'free',
      ),
    ])
    .where('id', '=', variant_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const moved = Math.min(pieces, variant.free);
  await ctxInTx.db
    .updateTable('variants')
    .set((e) => ({ stock_flash: e('stock_flash', '+', moved) }))
    .where('id', '=', variant_id)
    .execute();
  await recordMovements(ctxInTx, {
    kind: moved > 0 ? 'flash_in' : 'flash_out',
    ref: { type: 'flash-sale-item', id: item_id },
    moved: [{ variantId: variant_id, delta: -moved, onHandAfter: variant.stock_on_hand }],
  });
  return moved;
};

export const closeWindow = async (ctxInTx: Context, ended: FlashWindow) => {
  await moveAside(ctxInTx, ended, -ended.unsold);
  await ctxInTx.db.deleteFrom('flash_allocations').where('flash_sale_item_id', '=', ended.item_id).execute();
};

/** A repeating flash sale gets new pieces; without stock, it shows as sold out. */
export const openNext = async (ctxInTx: Context, ended: FlashWindow) => {
  const aside = ended.unsold + (await moveAside(ctxInTx, ended, ended.wanted - ended.unsold));
  const { starts_at, ends_at } = sessionAt(ended, ctxInTx.clock.now());
  await ctxInTx.db
    .updateTable('flash_allocations')
    .set({ starts_at, ends_at })
    .where('flash_sale_item_id', '=', ended.item_id)
    .execute();
  await ctxInTx.db
    .updateTable('flash_sale_items')
    .set({ flash_stock: aside || ended.wanted, flash_sold: aside > 0 ? 0 : ended.wanted })
    .where('id', '=', ended.item_id)
    .execute();
};

/**
 * Handles one flash-sale item whose window is over. Unsold pieces return to the stock. When the flash sale repeats,
 * they stay allocated for the next window, together with as many new ones as were sold. Prices and windows never wait
 * for this (domain 3.5). Returns false when nothing was due.
 */
export const applyFlashWindow = (ctx: Context): Promise<boolean> =>
  inTransaction(ctx, async (ctxInTx) => {
    const ended = await takeEnded(ctxInTx);
    if (!ended) return false;
    await ctxInTx.db.deleteFrom('flash_purchases').where('flash_sale_item_id', '=', ended.item_id).execute();
    await (ended.is_over ? closeWindow : openNext)(ctxInTx, ended);
    await emit(ctxInTx, 'stock.changed', { productIds: [ended.product_id] });
    return true;
  });
