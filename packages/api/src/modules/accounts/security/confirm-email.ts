import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { closeCodes } from '../codes/close-codes.ts';
import { takeCode } from '../codes/take-code.ts';
import { maskEmail } from '../notices/mask-email.ts';
import { presentUser } from '../present-user.ts';
import { endRegistrations } from '../registrations/registrations.ts';
import { signedInUser } from '../signed-in-user.ts';
import { holdMoney } from './money-hold.ts';

/** A registration that was never confirmed is replaced by the user who proves that the address is theirs. */
const clearSleeper = (ctx: Context, email: string) =>
  ctx.db.deleteFrom('users').where('email', '=', email).where('email_verified_at', 'is', null).execute();

/**
 * Uses the code that was sent to the new address: from now on it is the current user's. The old address is notified,
 * and codes already sent to it are void. Throws 401; 422 on `code`, also for a code that somebody else requested.
 */
export const confirmEmail = async ({
  ctx,
  input,
}: HandlerArgs<{ email: string; code: string }>): Promise<{
  user: Awaited<ReturnType<typeof presentUser>>;
}> => {
  const before = await signedInUser(ctx);
  const email = canonicalEmail(input.email);
  await takeCode(ctx, {
    email,
    code: input.code,
    purposes: ['change-email'],
    userId: before.id,
    deviceHash: null,
  });
  return inTransaction(ctx, async (ctxInTx) => {
    await clearSleeper(ctxInTx, email);
    await endRegistrations(ctxInTx, email);
    const taken = await ctxInTx.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (taken) throw apiError.invalid({ email: ['email.taken'] });
    const after = await ctxInTx.db
      .updateTable('users')
      .set({ email, email_verified_at: ctx.clock.now() })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await holdMoney(ctxInTx, before.id);
    await closeCodes(ctxInTx, before.email);
    await emit(ctxInTx, 'accounts.notice', {
      to: before.email,
      locale: before.locale,
      notice: 'email-changed',
      userId: before.id,
      detail: maskEmail(email),
    });
    securityEvent(ctxInTx, 'email-changed', { account: before.id });
    return { user: await presentUser(ctxInTx, after) };
  });
};
