import { earlier, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import { pollCharges } from '../charges/poll-charges.ts';

/** The providers are polled for one payment at most this often. */
const pause = 15;

const takeTurn = ({ db, clock }: Context, orderGroupId: number) =>
  db
    .updateTable('payments')
    .set({ checked_at: clock.now() })
    .where('order_group_id', '=', orderGroupId)
    .where((e) => e.or([e('checked_at', 'is', null), e('checked_at', '<=', earlier(clock, pause * second))]))
    .returning('id')
    .executeTakeFirst();

/**
 * Asks the providers about every attempt of a payment that is not paid yet. Throws 429 within 15 seconds of the last
 * time, and 503 when one does not answer. `record` runs in the transaction that takes the turn.
 */
export const pollPayment = async (
  ctx: Context,
  orderGroupId: number,
  record?: (ctxInTx: Context) => Promise<void>,
): Promise<void> => {
  const taken = await (record
    ? inTransaction(ctx, async (ctxInTx) => {
        const turn = await takeTurn(ctxInTx, orderGroupId);
        if (turn) await record(ctxInTx);
        return turn;
      })
    : takeTurn(ctx, orderGroupId));
  if (!taken) throw apiError.tooMany(pause);
  const open = await ctx.db
    .selectFrom('payment_charges')
    .select('id')
    .where('payment_id', '=', taken.id)
    .where('status', 'not in', ['paid', 'reversed', 'failed'])
    .orderBy('attempt', 'desc')
    .limit(5)
    .execute();
  const answered = await pollCharges(
    ctx,
    open.map(({ id }) => id),
  );
  if (!answered) throw new ApiError(503, 'payment.no-answer', { retryAfter: pause });
};
