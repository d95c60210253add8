import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { releaseFlash } from './release-flash.ts';
import { flashPieces, type StockLine, variantPieces } from './stock-line.ts';

interface ReleaseStock {
  userId: number;
  lines: readonly StockLine[];
  /** When the order was placed. Without it, pieces of a flash sale return to the window that runs now. */
  reservedAt?: Date;
}

/** Flash-sale pieces by variant that returned to their flash sale. */
const backIntoSale = async (ctxInTx: Context, { userId, lines, reservedAt }: ReleaseStock) => {
  const returned = new Map<number, number>();
  for (const pieces of flashPieces(lines)) {
    const isBack = await releaseFlash(ctxInTx, {
      userId,
      reservedAt: reservedAt ?? ctxInTx.clock.now(),
      pieces,
    });
    if (isBack) returned.set(pieces.variantId, (returned.get(pieces.variantId) ?? 0) + pieces.qty);
  }
  return returned;
};

/**
 * Releases the pieces of an order that is not sent any more, in the caller's transaction: to the flash sale while its
 * window runs, else to the stock (domain 3.4, 3.5). It takes the same locks in the same order as `reserveStock`.
 */
export const releaseStock = async (ctxInTx: Context, input: ReleaseStock): Promise<void> => {
  const returned = await backIntoSale(ctxInTx, input);
  const productIds = new Set<number>();
  for (const { variantId, free, flash } of variantPieces(input.lines)) {
    const { rows } = await sql<{ product_id: number }>`
      update variants set stock_reserved = stock_reserved - ${free + flash},
        stock_flash = stock_flash + ${returned.get(variantId) ?? 0}
      where id = ${variantId} returning product_id`.execute(ctxInTx.db);
    for (const { product_id } of rows) productIds.add(product_id);
  }
  await emit(ctxInTx, 'stock.changed', { productIds: [...productIds] });
};
