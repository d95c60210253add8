import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { modules } from './modules.ts';

/**
 * Checks every invariant of the data in one snapshot: the books, the stock, the vouchers. Returns one sentence per
 * violation, none when all is consistent (domain 3.10).
 */
export const auditData = (ctx: Context): Promise<string[]> =>
  inTransaction(ctx, async (ctxInTx) => {
    // The checks compare tables with each other, so all of them have to read the same snapshot.
    await sql`set transaction isolation level repeatable read`.execute(ctxInTx.db);
    // Full tables take longer than a request may, so calls of `/admin/ledger/check` are limited.
    await sql`set local statement_timeout = '60s'`.execute(ctxInTx.db);
    const faults: string[] = [];
    for (const audit of modules.flatMap(({ audits }) => audits ?? [])) faults.push(...(await audit(ctxInTx)));
    return faults;
  });
