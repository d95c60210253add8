import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { confirmPassword } from '../confirm-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { closeGrants } from '../sessions/reset-grant.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';

interface PasswordChange {
  current_password: string;
  password: string;
}

/**
 * Replaces the current user's password, ends every other session and open reset, and emails the owner (quality S42).
 * Throws 401; 422 on `current_password`; 429 after too many wrong ones.
 */
export const changePassword = async ({ ctx, input }: HandlerArgs<PasswordChange>): Promise<void> => {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw apiError.unauthorized();
  await confirmPassword(ctx, input.current_password, 'current_password');
  const password_hash = await hashPassword(input.password);
  await inTransaction(ctx, async (ctxInTx) => {
    const { email, locale } = await ctxInTx.db
      .updateTable('users')
      .set({ password_hash, password_expires_at: null })
      .where('id', '=', actor.userId)
      .returning(['email', 'locale'])
      .executeTakeFirstOrThrow();
    await closeGrants(ctxInTx, actor.userId);
    await revokeSessions(ctxInTx, actor.userId, actor.sessionId);
    await emit(ctxInTx, 'accounts.notice', { to: email, locale, notice: 'password-changed' });
    securityEvent(ctxInTx, 'password-changed', { account: actor.userId });
  });
};
