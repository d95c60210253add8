import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import type { UserRow } from './accounts.tables.ts';
import { canonicalEmail } from './canonical-email.ts';
import { toCodeStatusMessage } from './codes/code-status.ts';
import { issueCode } from './codes/issue-code.ts';
import { findPass, rememberLogin, revokeWornPass } from './devices/known-devices.ts';
import { createPendingLogin, toSecondFactorError } from './factors/pending-login.ts';
import { countLoginAttempt, forgiveLoginAttempt } from './login-throttle.ts';
import { hashPassword, isTooWeak, verifyPassword } from './passwords/password-hash.ts';
import { findRegistration } from './registrations/registrations.ts';
import { openSession, type SignIn } from './sessions/open-session.ts';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
  deviceHash: string;
}

const strengthen = async (ctx: Context, user: UserRow, password: string) => {
  if (!user.password_hash || !isTooWeak(user.password_hash)) return;
  await ctx.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
};

/**
 * Signs a user in by email and password. Throws 401 with the same message and after the same work for unknown
 * addresses and wrong passwords. Throws 403 for suspended accounts, expired one-time passwords, and unverified
 * accounts; then the data holds what the verification page needs (`email`, `to`, whether a code was sent). Throws
 * 403 with a pending login where the account has a second factor, and 429 when throttled.
 */
export const login = async ({ ctx, input }: HandlerArgs<Credentials>): Promise<SignIn> => {
  const { password, remember, deviceHash } = input;
  const email = canonicalEmail(input.email);
  const pass = await findPass(ctx, { email, deviceHash });
  await countLoginAttempt(ctx, email, pass);
  const user = await ctx.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const registration = await findRegistration(ctx, { email, deviceHash });
  const hash = user?.email_verified_at ? user.password_hash : registration?.password_hash;
  if (!(await verifyPassword(password, hash ?? null)) || !user) {
    if (pass) await revokeWornPass(ctx, pass);
    securityEvent(ctx, 'login-rejected', { account: user?.id ?? null });
    throw apiError.unauthorized('login.wrong');
  }
  await forgiveLoginAttempt(ctx, email, pass);
  if (user.status === 'suspended') throw apiError.forbidden('login.suspended');
  if (!user.email_verified_at) {
    const journey = await issueCode(ctx, {
      email,
      purpose: 'auth-setup',
      deviceHash,
      registrationId: registration?.id,
    });
    throw apiError.forbidden(toCodeStatusMessage(journey, 'login.unverified'), {
      email,
      to: 'auth-setup',
      ...journey,
    });
  }
  if (user.password_expires_at && user.password_expires_at <= ctx.clock.now()) {
    throw apiError.forbidden('login.password-expired');
  }
  await strengthen(ctx, user, password);
  const pending = await createPendingLogin(ctx, user.id, { remember });
  if (pending) throw toSecondFactorError(pending);
  await rememberLogin(ctx, user, deviceHash);
  securityEvent(ctx, 'login', { account: user.id, remember });
  return openSession(ctx, user, { remember });
};
