import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { createMessage, type Message } from '../../platform/message.ts';
import './stock.events.ts';
import { recordMovements } from './record-movements.ts';

/** The pieces of a variant in the store, those ordered, and those allocated to a flash sale. */
export interface StockOnHand {
  stock_on_hand: number;
  stock_reserved: number;
  stock_flash: number;
}

/**
 * Why this number cannot be the stock: fewer than are reserved, or counted when another number was
 * there (`seen`). Null when they can.
 */
export const findCountRejection = (
  { stock_on_hand, stock_reserved, stock_flash }: StockOnHand,
  { stock, seen }: { stock: number; seen: number | null },
): Message | null => {
  if (stock === stock_on_hand) return null;
  if (seen !== null && seen !== stock_on_hand) return 'product.stock.moved';
  const least = stock_reserved + stock_flash;
  return stock < least ? createMessage('product.stock.reserved', { least }) : null;
};

/**
 * Sets a counted stock of a seller or a spreadsheet; `from` is the earlier stock, in a row that the caller has
 * locked.
 */
export interface Counted {
  variantId: number;
  productId: number;
  from: number;
  to: number;
}

/** Writes new stock numbers, and why, in the caller's transaction (domain 3.4). */
export const countStock = async (
  ctxInTx: Context,
  { counted, kind }: { counted: readonly Counted[]; kind: 'manual' | 'import' },
): Promise<void> => {
  const changed = counted.filter(({ from, to }) => from !== to);
  if (changed.length === 0) return;
  const ids = changed.map(({ variantId }) => variantId);
  const stocks = changed.map(({ to }) => to);
  await sql`
    update variants v set stock_on_hand = w.stock
    from unnest(${ids}::bigint[], ${stocks}::integer[]) as w (id, stock) where v.id = w.id`.execute(
    ctxInTx.db,
  );
  await recordMovements(ctxInTx, {
    kind,
    ref: { type: 'product', id: changed[0]?.productId ?? 0 },
    moved: changed.map(({ variantId, productId, from, to }) => ({
      variantId,
      delta: to - from,
      onHandAfter: to,
      refId: productId,
    })),
  });
  await emit(ctxInTx, 'stock.counted', {
    productIds: [...new Set(changed.map(({ productId }) => productId))],
  });
};
