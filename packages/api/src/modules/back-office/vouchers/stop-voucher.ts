import type { AdminVoucher } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockVoucher, readVoucher } from './find-vouchers.ts';

interface Stop {
  id: number;
  verb: 'pause' | 'resume' | 'end';
  reason: string;
}

/** The states in which each action is allowed. */
const from: Record<Stop['verb'], readonly AdminVoucher['state'][]> = {
  pause: ['upcoming', 'running', 'exhausted'],
  resume: ['paused'],
  end: ['upcoming', 'running', 'exhausted', 'paused'],
};

const change = ({ date_start }: AdminVoucher, verb: Stop['verb'], now: Date) => {
  if (verb !== 'end') return { is_paused: verb === 'pause' };
  // One that has not begun is over before it began.
  const starts_at = new Date(Math.min(Date.parse(date_start), now.getTime() - 1));
  return { starts_at, ends_at: now };
};

/** Pauses a voucher of the marketplace, resumes it or ends it. Throws 404, and 409 with the voucher as it is. */
export const stopVoucher = ({ ctx, input: { id, verb, reason } }: HandlerArgs<Stop>): Promise<AdminVoucher> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await lockVoucher(ctxInTx, id);
    if (!from[verb].includes(before.state)) throw apiError.conflict('request.conflict', before);
    await ctxInTx.db
      .updateTable('vouchers')
      .set({ ...change(before, verb, ctx.clock.now()), version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    const after = await readVoucher(ctxInTx, id);
    await recordAudit(ctxInTx, {
      action: `voucher.${verb}`,
      target: { type: 'voucher', id },
      before: { state: before.state, date_end: before.date_end },
      after: { state: after.state, date_end: after.date_end },
      reason,
    });
    return after;
  });
