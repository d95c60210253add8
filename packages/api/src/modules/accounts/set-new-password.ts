import { sql } from 'kysely';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { closeCodes } from './codes/close-codes.ts';
import { rememberDevice } from './devices/known-devices.ts';
import { endLoginThrottle } from './login-throttle.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { endRegistrations } from './registrations/registrations.ts';
import { holdMoney } from './security/money-hold.ts';
import { closeGrants, consumeGrant, isOpenGrant } from './sessions/reset-grant.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';

/**
 * Sets a new password with the grant of the verification, ends every session and emails the owner. Who held the code
 * owns the address, so it counts as verified. The browser may log in at once, whatever others tried before. Throws 401
 * when the grant is unknown, used or too old.
 */
export const setNewPassword = async ({
  ctx,
  input,
}: HandlerArgs<{ grant: string | null; password: string }>): Promise<void> => {
  const { grant, password } = input;
  // Checked before the hash, which is expensive: only the holder of a grant may cause one.
  if (grant === null || !(await isOpenGrant(ctx, grant))) throw apiError.unauthorized('reset.grant-ended');
  const password_hash = await hashPassword(password);
  await inTransaction(ctx, async (ctxInTx) => {
    const used = await consumeGrant(ctxInTx, grant);
    if (used === null) throw apiError.unauthorized('reset.grant-ended');
    const { userId, deviceHash } = used;
    const { email, locale } = await ctxInTx.db
      .updateTable('users')
      .set({
        password_hash,
        password_expires_at: null,
        email_verified_at: sql<Date>`coalesce(email_verified_at, ${ctx.clock.now()})`,
      })
      .where('id', '=', userId)
      .returning(['email', 'locale'])
      .executeTakeFirstOrThrow();
    await revokeSessions(ctxInTx, userId);
    await holdMoney(ctxInTx, userId);
    await closeGrants(ctxInTx, userId);
    await endRegistrations(ctxInTx, email);
    await closeCodes(ctxInTx, email);
    await endLoginThrottle(ctxInTx, email);
    if (deviceHash !== null) await rememberDevice(ctxInTx, userId, deviceHash);
    await emit(ctxInTx, 'accounts.notice', { to: email, locale, notice: 'password-reset', userId });
    securityEvent(ctxInTx, 'password-reset', { account: userId });
  });
};
