import type { Context, Verb } from '../../platform/context.ts';
import { Failure, failure } from '../../platform/http/failure.ts';
import { securityEvent } from '../../platform/security-event.ts';
import type { UserRow } from './accounts.tables.ts';
import { canonicalEmail } from './canonical-email.ts';
import { issueCode } from './codes/issue-code.ts';
import { countLoginAttempt, forgiveLoginAttempt } from './login-throttle.ts';
import { hashPassword, isTooWeak, verifyPassword } from './passwords/password-hash.ts';
import { openSession, type SignIn } from './sessions/open-session.ts';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** A new code when the limits allow one; otherwise the one that was sent is still good. */
const secondsUntilNextCode = async (ctx: Context, email: string): Promise<number> => {
  try {
    return await issueCode(ctx, { email, purpose: 'auth-setup' });
  } catch (error) {
    if (error instanceof Failure && error.code === 429) return error.retryAfter ?? 0;
    throw error;
  }
};

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
 * Signs a person in by e-mail and password. Throws 401 in the same words and after the same work for unknown
 * addresses and wrong passwords; 403 for suspended accounts, expired one-time passwords, and for unverified ones after sending a new code (the
 * answer's data is what the verification screen needs: `email`, `to`, `wait` in seconds); 429 when throttled.
 */
export const login = async ({ ctx, input }: Verb<Credentials>): Promise<SignIn> => {
  const email = canonicalEmail(input.email);
  await countLoginAttempt(ctx, email);
  const user = await ctx.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  if (!(await verifyPassword(input.password, user?.password_hash ?? null)) || !user) {
    securityEvent(ctx, 'login-refused', { account: user?.id ?? null });
    throw failure.unauthorized('login.wrong');
  }
  await forgiveLoginAttempt(ctx, email);
  if (user.status === 'suspended') throw failure.forbidden('login.suspended');
  if (!user.email_verified_at) {
    const wait = await secondsUntilNextCode(ctx, email);
    throw failure.forbidden('login.unverified', { email, to: 'auth-setup', wait });
  }
  if (user.password_expires_at && user.password_expires_at <= ctx.clock.now()) {
    throw failure.forbidden('login.password-expired');
  }
  await strengthen(ctx, user, input.password);
  securityEvent(ctx, 'login', { account: user.id, remember: input.remember });
  return openSession(ctx, user, { remember: input.remember });
};
