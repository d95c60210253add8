import type { LedgerCheck } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { readCheck } from './find-checks.ts';

/** Whether a check of the books found faults that nobody explained, also when a later one found none. */
export const hasUnexplainedFaults = async ({ db }: Context): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ledger_checks where explained_at is null and faults <> '[]' limit 1`.execute(db);
  return rows.length > 0;
};

/** Throws 409 while a check of the books found faults that nobody explained (back-office B22). */
export const assertBooksExplained = async (ctx: Context): Promise<void> => {
  if (await hasUnexplainedFaults(ctx))
    throw apiError.conflict('payout.ledger-fault', { reason: 'ledger_fault' });
};

/** Writes down what the faults of a check, and of those before it, are. Throws 404, and 409 when there is nothing left to explain. */
export const explainCheck = ({
  ctx,
  input: { check_id, reason },
}: HandlerArgs<{ check_id: number; reason: string }>): Promise<LedgerCheck> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { faults } = await readCheck(ctxInTx, check_id);
    const explained = await ctxInTx.db
      .updateTable('ledger_checks')
      .set({
        explanation: reason,
        explained_by: getCurrentStaffUser(ctxInTx).userId,
        explained_at: ctx.clock.now(),
      })
      // A fault that stays is found again every night: one explanation is for all of them.
      .where('id', '<=', check_id)
      .where('explained_at', 'is', null)
      .where(sql<boolean>`faults <> '[]'`)
      .returning('id')
      .execute();
    if (faults.length === 0 || !explained.some(({ id }) => id === check_id))
      throw apiError.conflict('admin.ledger.over');
    await recordAudit(ctxInTx, {
      action: 'ledger.explain',
      target: { type: 'ledger_check', id: check_id },
      after: { faults: faults.length },
      reason,
    });
    return readCheck(ctxInTx, check_id);
  });
