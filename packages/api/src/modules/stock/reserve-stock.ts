import { lowStock } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { createMessage, type Message } from '../../platform/message.ts';
import { reserveFlash } from './reserve-flash.ts';
import { flashPieces, type StockLine, type VariantPieces, variantPieces } from './stock-line.ts';

interface ReserveStock {
  /** Who buys: flash sales have a limit per user. */
  userId: number;
  lines: readonly StockLine[];
}

/** One guarded statement per variant: it either has the pieces right now, or nothing happens. */
const reserve = async (ctxInTx: Context, { variantId, free, flash }: VariantPieces) => {
  const { rows } = await sql<{ product_id: number; left: number }>`
    update variants set stock_reserved = stock_reserved + ${free + flash}, stock_flash = stock_flash - ${flash}
    where id = ${variantId} and is_active and stock_flash >= ${flash}
      and stock_on_hand - stock_reserved - stock_flash >= ${free}
    returning product_id, stock_on_hand - stock_reserved - stock_flash as left`.execute(ctxInTx.db);
  return rows[0] ?? null;
};

/** Whether an order of so many pieces left few, or none, where there were more before. */
const hasBecomeLow = (left: number, taken: number): boolean =>
  [lowStock, 0].some((few) => left <= few && left + taken > few);

/** A single short line reports how many are left; the page itself names several. */
const wordsFor = (lines: readonly { stock_left: number }[]): Message => {
  const [first] = lines;
  if (!first || lines.length > 1) return 'stock.changed-some';
  return first.stock_left > 0 ? createMessage('stock.changed', { left: first.stock_left }) : 'stock.none';
};

const leftOf = async (ctxInTx: Context, variantIds: readonly number[]) => {
  const { rows } = await sql<{ variant_id: number; stock_left: number }>`
    select id as variant_id,
      case when is_active then stock_on_hand - stock_reserved - stock_flash else 0 end as stock_left
    from variants where id = any(${variantIds}::bigint[]) order by id`.execute(ctxInTx.db);
  return rows;
};

/**
 * Reserves pieces for an order that is being placed, in the caller's transaction (domain 3.4). Lines of one variant are
 * summed; flash-sale items are locked in id order, then variants in id order. Throws 409 `stock_changed` with what is
 * left of every variant that has too little; then nothing may be committed.
 */
export const reserveStock = async (ctxInTx: Context, { userId, lines }: ReserveStock): Promise<void> => {
  for (const pieces of flashPieces(lines)) await reserveFlash(ctxInTx, userId, pieces);
  const productIds = new Set<number>();
  const short: number[] = [];
  const low: number[] = [];
  for (const pieces of variantPieces(lines)) {
    const reserved = await reserve(ctxInTx, pieces);
    if (reserved === null) short.push(pieces.variantId);
    else {
      productIds.add(reserved.product_id);
      if (hasBecomeLow(reserved.left, pieces.free)) low.push(pieces.variantId);
    }
  }
  if (short.length > 0) {
    const left = await leftOf(ctxInTx, short);
    throw apiError.conflict(wordsFor(left), { reason: 'stock_changed', lines: left });
  }
  await emit(ctxInTx, 'stock.changed', { productIds: [...productIds] });
  if (low.length > 0) await emit(ctxInTx, 'stock.low', { variantIds: low });
};
