import { hour } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { closeCodes } from '../codes/close-codes.ts';
import type { CodeStatus } from '../codes/code-status.ts';
import { issueCode } from '../codes/issue-code.ts';
import { hasFactor } from '../factors/has-factor.ts';
import { removeRecoveryCodes } from '../factors/recovery-codes.ts';
import { openNotMeLink } from '../notices/not-me-link.ts';
import { closeGrants } from '../sessions/reset-grant.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import { holdMoney } from './money-hold.ts';

/** A notice may have waited for the mail server. */
const mailDelayMs = hour;

/** Whoever came in may have added a factor, which would keep the owner out: those since then end. */
const removeLaterFactors = async (ctxInTx: Context, userId: number, noticeAt: Date): Promise<void> => {
  const { db } = ctxInTx;
  const since = new Date(noticeAt.getTime() - mailDelayMs);
  await db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>', since).execute();
  await db.deleteFrom('totp').where('user_id', '=', userId).where('confirmed_at', '>', since).execute();
  if (!(await hasFactor(ctxInTx, userId))) await removeRecoveryCodes(ctxInTx, userId);
};

/**
 * Takes an account back from whoever did what a notice told (people W57): its sessions, known browsers, begun logins,
 * password and factors that are newer than the notice end, its money waits a day, and a code for a new password goes to its address, unless that has just had one.
 * Answers that address where it is the one that had the notice; null where it is another one by now. Throws 404 when the
 * link is forged or expired.
 */
export const secureAccount = async ({
  ctx,
  input: { token, deviceHash },
}: HandlerArgs<{ token: string; deviceHash: string }>): Promise<{ email: string | null } & CodeStatus> => {
  const link = openNotMeLink(ctx, token);
  if (!link) throw apiError.notFound('not-me.ended');
  const { userId, at } = link;
  const email = await inTransaction(ctx, async (ctxInTx) => {
    const user = await ctxInTx.db
      .updateTable('users')
      .set({ password_hash: null, password_expires_at: null })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirst();
    if (!user) throw apiError.notFound('not-me.ended');
    await revokeSessions(ctxInTx, userId);
    await closeGrants(ctxInTx, userId);
    await closeCodes(ctxInTx, user.email);
    await ctxInTx.db.deleteFrom('devices').where('user_id', '=', userId).execute();
    await ctxInTx.db.deleteFrom('auth_challenges').where('user_id', '=', userId).execute();
    await removeLaterFactors(ctxInTx, userId, at);
    await holdMoney(ctxInTx, userId);
    securityEvent(ctxInTx, 'account-secured', { account: userId });
    return user.email;
  });
  const journey = await issueCode(ctx, { email, purpose: 'reset-password', deviceHash });
  return { email: email === link.email ? email : null, ...journey };
};
