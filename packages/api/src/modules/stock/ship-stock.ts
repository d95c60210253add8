import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { recordMovements } from './record-movements.ts';
import { type StockLine, variantPieces } from './stock-line.ts';

interface OrderStock {
  orderId: number;
  lines: readonly StockLine[];
}

interface Moved {
  variantId: number;
  delta: number;
  onHandAfter: number;
}

const move = async (
  ctxInTx: Context,
  variantId: number,
  onHand: number,
  reserved: number,
): Promise<Moved[]> => {
  const { rows } = await sql<{ on_hand: number }>`
    update variants set stock_on_hand = stock_on_hand + ${onHand}, stock_reserved = stock_reserved + ${reserved}
    where id = ${variantId} returning stock_on_hand as on_hand`.execute(ctxInTx.db);
  return rows.map(({ on_hand }) => ({ variantId, delta: onHand, onHandAfter: on_hand }));
};

/** The reserved pieces of an order leave the store with the courier (domain 3.4, T10), in the caller's transaction. */
export const shipStock = async (ctxInTx: Context, { orderId, lines }: OrderStock): Promise<void> => {
  const moved: Moved[] = [];
  for (const { variantId, free, flash } of variantPieces(lines)) {
    moved.push(...(await move(ctxInTx, variantId, -(free + flash), -(free + flash))));
  }
  await recordMovements(ctxInTx, { kind: 'sale', ref: { type: 'order', id: orderId }, moved });
};

/** Returns sent pieces to the stock when the seller takes them back (domain 3.4). */
export const restockReturned = async (ctxInTx: Context, { orderId, lines }: OrderStock): Promise<void> => {
  const moved: Moved[] = [];
  for (const { variantId, free, flash } of variantPieces(lines)) {
    moved.push(...(await move(ctxInTx, variantId, free + flash, 0)));
  }
  await recordMovements(ctxInTx, { kind: 'return', ref: { type: 'order', id: orderId }, moved });
};
