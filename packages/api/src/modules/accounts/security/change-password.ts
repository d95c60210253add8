import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { closeGrants } from '../sessions/reset-grant.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';

/**
 * Replaces the current user's password, ends every other session and open reset, and emails the owner (quality S42).
 * The route has checked the current one. Throws 401.
 */
export const changePassword = async ({ ctx, input }: HandlerArgs<{ password: string }>): Promise<void> => {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw apiError.unauthorized();
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
    const { userId } = actor;
    await emit(ctxInTx, 'accounts.notice', { to: email, locale, notice: 'password-changed', userId });
    securityEvent(ctxInTx, 'password-changed', { account: actor.userId });
  });
};
