import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { modules } from './modules.ts';

/**
 * Everything that must always hold, checked in the data itself at one moment: the books, the stock, the vouchers.
 * Returns one sentence per fault, none when all is well (domain 3.10).
 */
export const auditData = (ctx: Context): Promise<string[]> =>
  inTransaction(ctx, async (ctxInTx) => {
    // The checks compare tables with each other: all of them have to see the same moment.
    await sql`set transaction isolation level repeatable read`.execute(ctxInTx.db);
    // Whole tables take longer than a request may; whoever asks is told how often (`/desk/ledger/check`).
    await sql`set local statement_timeout = '60s'`.execute(ctxInTx.db);
    const faults: string[] = [];
    for (const audit of modules.flatMap(({ audits }) => audits ?? [])) faults.push(...(await audit(ctxInTx)));
    return faults;
  });
