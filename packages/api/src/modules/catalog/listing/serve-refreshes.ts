import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { writePromises } from './write-promises.ts';

/**
 * Rewrites the shipping promises of one store whose shipping offers have changed. It locks the store's row as
 * `refreshListings` does: a simultaneous edit of a product comes before or after. Returns false when none waits.
 */
export const serveRefreshes = (ctx: Context): Promise<boolean> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { rows } = await sql<{ merchant_id: number }>`
      delete from shipping_offer_refreshes where merchant_id = (
        select merchant_id from shipping_offer_refreshes order by merchant_id limit 1 for update skip locked
      ) returning merchant_id`.execute(ctxInTx.db);
    const [waiting] = rows;
    if (!waiting) return false;
    await sql`set local statement_timeout = 0`.execute(ctxInTx.db);
    const { merchant_id: id } = waiting;
    await sql`select id from merchants where id = ${id} for update`.execute(ctxInTx.db);
    await writePromises(ctxInTx, sql<boolean>`p.merchant_id = ${id}`);
    return true;
  });
