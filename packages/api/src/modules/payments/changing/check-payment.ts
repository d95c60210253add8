import type { Payment } from '@pasar/contract';
import { earlier, second } from '../../../platform/clock.ts';
import type { HandlerArgs } from '../../../platform/context.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import { pollCharges } from '../charges/poll-charges.ts';
import { findOwnGroup } from '../show/find-own-group.ts';
import { readPayment } from '../show/read-payment.ts';

/** A buyer has the provider asked at most this often. */
const pause = 15;

/**
 * "I have paid": asks the provider about every attempt that is not paid yet. Throws 401, 404, 429 within 15 seconds of
 * the last time, and 503 when the provider does not answer.
 */
export const checkPayment = async ({
  ctx,
  input: { code },
}: HandlerArgs<{ code: string }>): Promise<Payment> => {
  const group = await findOwnGroup(ctx, code);
  const { db, clock } = ctx;
  const taken = await db
    .updateTable('payments')
    .set({ checked_at: clock.now() })
    .where('order_group_id', '=', group.id)
    .where((e) => e.or([e('checked_at', 'is', null), e('checked_at', '<=', earlier(clock, pause * second))]))
    .returning('id')
    .executeTakeFirst();
  if (!taken && group.payable > 0) throw apiError.tooMany(pause);
  const open = await db
    .selectFrom('payment_charges')
    .select('id')
    .where('payment_id', '=', taken?.id ?? 0)
    .where('status', 'not in', ['paid', 'reversed', 'failed'])
    .orderBy('attempt', 'desc')
    .limit(5)
    .execute();
  const answered = await pollCharges(
    ctx,
    open.map(({ id }) => id),
  );
  if (!answered) throw new ApiError(503, 'payment.no-answer', { retryAfter: pause });
  return readPayment({ ctx, input: { code } });
};
