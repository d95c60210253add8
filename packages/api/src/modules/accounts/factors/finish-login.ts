import { toNetwork } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { findPass, rememberLogin } from '../devices/known-devices.ts';
import { openSession, type SignIn } from '../sessions/open-session.ts';
import { consumePendingLogin, findPendingLogin } from './pending-login.ts';
import { proveFactor } from './prove-factor.ts';

/**
 * Finishes a login with its second factor, and answers as the login would have. A browser that is known to the account
 * counts its failures by itself: a thief of the password must not hold up the owner (people W54). Throws 401 when the
 * pending login is unknown, used or older than five minutes; 422 on `code`; 429 after too many attempts.
 */
export const finishLogin = async ({
  ctx,
  input: { pending_login: pendingLogin, code, deviceHash },
}: HandlerArgs<{ pending_login: string; code: string; deviceHash: string }>): Promise<SignIn> => {
  const found = await findPendingLogin(ctx, pendingLogin);
  if (!found) throw apiError.unauthorized('login.pending-ended');
  const { userId, email, remember } = found;
  const pass = await findPass(ctx, { email, deviceHash });
  const key = pass ? `${userId} device ${pass.id}` : `${userId} network ${toNetwork(ctx.ip)}`;
  const method = await proveFactor(ctx, { userId, code, key, total: !pass });
  if (!(await consumePendingLogin(ctx, found.id))) throw apiError.unauthorized('login.pending-ended');
  const user = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await rememberLogin(ctx, user, deviceHash);
  securityEvent(ctx, 'login', { account: userId, remember, second: method });
  return openSession(ctx, user, { remember });
};
