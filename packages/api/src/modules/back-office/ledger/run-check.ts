import type { endpoints, HandlerResponse } from '@pasar/contract';
import { message } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { withoutDeadline } from '../../../platform/database/request-deadline.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import { recordAudit } from '../../audit/index.ts';
import { listOpenMismatches } from '../../ledger/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { readCheck } from './find-checks.ts';

/** It reads every row of money, stock and promos: a few times a minute are enough for everybody together. */
const allowed = { points: 6, seconds: 60 };

const keep = async (ctx: Context, staffId: number | null, faults: string[]): Promise<number> => {
  const at = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('ledger_checks')
    .values({
      ...{ at, staff_id: staffId, faults: json(faults) },
      ...{ explanation: null, explained_by: null, explained_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/**
 * Checks now whether books, stock, promos and orders are consistent, in sentences, and keeps what it finds (domain
 * 3.10). Throws 429.
 */
export const runCheck = async ({
  ctx,
}: HandlerArgs<void>): Promise<HandlerResponse<typeof endpoints.adminLedger.check>> => {
  const { userId } = getCurrentStaffUser(ctx);
  await ctx.rates.spend('ledger checks', 'staff', allowed);
  const faults = await withoutDeadline(() => ctx.checkMarket(ctx));
  const id = await inTransaction(ctx, async (ctxInTx) => {
    const kept = await keep(ctxInTx, userId, faults);
    await recordAudit(ctxInTx, {
      action: 'ledger.check',
      target: { type: 'ledger_check', id: kept },
      after: { faults: faults.length },
    });
    return kept;
  });
  const open = await listOpenMismatches(ctx);
  const isFine = faults.length === 0 && open.length === 0;
  return {
    data: await readCheck(ctx, id),
    mismatches: open.map(({ kind, ref, amount, detail, opened_at }) => ({
      ...{ kind, ref, amount, detail },
      opened_at: opened_at.toISOString(),
    })),
    message: message(isFine ? 'admin.ledger.fine' : 'admin.ledger.wrong', ctx.locale),
  };
};

/** Every night at 02:00 (back-office B22). */
export const dailyCheck: ScheduledJob = {
  name: 'back-office: check of the books',
  pattern: '0 0 2 * * *',
  run: async (ctx) => {
    const faults = await ctx.checkMarket(ctx);
    const id = await keep(ctx, null, faults);
    if (faults.length > 0) ctx.log.error({ check: id, faults }, 'the books do not add up');
  },
};
