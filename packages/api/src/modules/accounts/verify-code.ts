import { codeTargets } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { canonicalEmail } from './canonical-email.ts';
import { closeCodes } from './codes/close-codes.ts';
import { takeCode } from './codes/take-code.ts';
import { rememberDevice } from './devices/known-devices.ts';
import { createPendingLogin, type PendingLogin, toSecondFactorError } from './factors/pending-login.ts';
import { choosePassword, endRegistrations } from './registrations/registrations.ts';
import { openSession, type SignIn } from './sessions/open-session.ts';
import { grantReset } from './sessions/reset-grant.ts';

/** `grant` is the right to set a password: after a reset's code, and where a new account has none. */
export type Verified =
  | { to: 'auth-setup'; signIn: SignIn; grant: string | null }
  | { to: 'reset-password'; grant: string };

interface Confirmation {
  userId: number;
  deviceHash: string;
  registrationId: number | null;
}

const confirmAddress = (
  ctx: Context,
  { userId, deviceHash, registrationId }: Confirmation,
): Promise<Verified | PendingLogin> =>
  inTransaction(ctx, async (ctxInTx) => {
    const user = await ctxInTx.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { email } = user;
    let grant: string | null = null;
    if (!user.email_verified_at) {
      const password_hash = await choosePassword(ctxInTx, { email, deviceHash, registrationId });
      await ctxInTx.db
        .updateTable('users')
        .set({ email_verified_at: ctx.clock.now(), password_hash })
        .where('id', '=', userId)
        .execute();
      await endRegistrations(ctxInTx, email);
      await closeCodes(ctxInTx, email);
      await emit(ctxInTx, 'accounts.email-verified', { userId });
      securityEvent(ctxInTx, 'email-verified', { account: userId });
      if (password_hash === null) grant = await grantReset(ctxInTx, userId, deviceHash);
    }
    const pending = await createPendingLogin(ctxInTx, userId);
    if (pending) return pending;
    await rememberDevice(ctxInTx, userId, deviceHash);
    return { to: 'auth-setup', signIn: await openSession(ctxInTx, user), grant };
  });

/**
 * Takes the code that counts in this browser. A registration becomes an account and is signed in, so that the
 * onboarding can open; a recovery gets its grant. Throws 422 on `code`, and 403 with a pending login where the
 * account has a second factor.
 */
export const verifyCode = async ({
  ctx,
  input,
}: HandlerArgs<{ email: string; code: string; deviceHash: string }>): Promise<Verified> => {
  const { code, deviceHash } = input;
  const email = canonicalEmail(input.email);
  const taken = await takeCode(ctx, { email, code, purposes: codeTargets, userId: null, deviceHash });
  const user = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!user) throw apiError.invalid({ code: ['code.expired'] });
  const { registrationId } = taken;
  if (taken.purpose === 'auth-setup') {
    const confirmed = await confirmAddress(ctx, { userId: user.id, deviceHash, registrationId });
    if ('pendingLogin' in confirmed) throw toSecondFactorError(confirmed);
    return confirmed;
  }
  return { to: 'reset-password', grant: await grantReset(ctx, user.id, deviceHash) };
};
