import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { sessionAt } from '../catalog/index.ts';
import { closeWindow, type FlashWindow, moveAside, openNext } from './apply-flash-window.ts';

interface Allocation extends FlashWindow {
  window_starts_at: Date;
  is_paused: boolean;
  sold: number;
}

/** Items are locked in id order, then variants in id order, as in checkout. */
const lockAllocations = async ({ db }: Context, productId: number): Promise<Allocation[]> => {
  await sql`
    select id from flash_sale_items where product_id = ${productId} order by id for update`.execute(db);
  const { rows } = await sql<Allocation>`
    select i.id as item_id, i.product_id, i.variant_id, i.flash_sold as sold,
      i.flash_stock - i.flash_sold as unsold, c.wanted, c.is_paused, c.starts_at as window_starts_at,
      (s.is_canceled or i.status <> 'approved') as is_over, s.starts_at, s.ends_at, s.repeat_minutes
    from flash_sale_items i
    join flash_allocations c on c.flash_sale_item_id = i.id
    join flash_sales s on s.id = i.flash_sale_id
    where i.product_id = ${productId}
    order by i.variant_id, i.id`.execute(db);
  return rows;
};

const setPaused = ({ db }: Context, itemId: number, is_paused: boolean) =>
  db.updateTable('flash_allocations').set({ is_paused }).where('flash_sale_item_id', '=', itemId).execute();

/**
 * Returns the unsold pieces of a product's flash-sale items to the stock while the product is blocked, in the
 * transaction that blocks it (back-office B17). The items keep their place, and what was sold counts on.
 */
export const pauseFlashStock = async (ctxInTx: Context, productId: number): Promise<void> => {
  const running = (await lockAllocations(ctxInTx, productId)).filter(({ is_paused }) => !is_paused);
  for (const one of running) {
    await setPaused(ctxInTx, one.item_id, true);
    await moveAside(ctxInTx, one, -one.unsold);
  }
  if (running.length > 0) await emit(ctxInTx, 'stock.changed', { productIds: [productId] });
};

/** The same window: what was unsold then, up to the stock; without stock it shows as sold out. */
const takeUp = async (ctxInTx: Context, one: Allocation) => {
  const left = one.sold + (await moveAside(ctxInTx, one, one.unsold));
  await ctxInTx.db
    .updateTable('flash_sale_items')
    .set({ flash_stock: left || one.wanted, flash_sold: left > 0 ? one.sold : one.wanted })
    .where('id', '=', one.item_id)
    .execute();
};

const resume = async (ctxInTx: Context, one: Allocation) => {
  const now = ctxInTx.clock.now();
  const current = sessionAt(one, now);
  await setPaused(ctxInTx, one.item_id, false);
  if (
    current.starts_at.getTime() === one.window_starts_at.getTime() &&
    current.ends_at > now &&
    !one.is_over
  ) {
    return takeUp(ctxInTx, one);
  }
  await ctxInTx.db.deleteFrom('flash_purchases').where('flash_sale_item_id', '=', one.item_id).execute();
  const isOver = one.is_over || current.ends_at <= now;
  await (isOver ? closeWindow : openNext)(ctxInTx, { ...one, unsold: 0 });
};

/**
 * Allocates the pieces of a product's flash-sale items again, as many as are free, in the transaction that ends its
 * block.
 */
export const resumeFlashStock = async (ctxInTx: Context, productId: number): Promise<void> => {
  const paused = (await lockAllocations(ctxInTx, productId)).filter(({ is_paused }) => is_paused);
  for (const one of paused) await resume(ctxInTx, one);
  if (paused.length > 0) await emit(ctxInTx, 'stock.changed', { productIds: [productId] });
};
