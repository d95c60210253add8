import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { countAttempt } from './login-throttle.ts';
import { verifyPassword } from './passwords/password-hash.ts';
import { signedInUser } from './signed-in-user.ts';

const turns = new Map<number, Promise<unknown>>();

/**
 * Checks once per user at a time, so that simultaneous guesses are counted one by one. A right password counts as no
 * failure.
 */
const inTurn = <T>(userId: number, work: () => Promise<T>): Promise<T> => {
  const turn = (turns.get(userId) ?? Promise.resolve()).then(work, work);
  const end = turn
    .then(
      () => {},
      () => {},
    )
    .then(() => {
      if (turns.get(userId) === end) turns.delete(userId);
    });
  turns.set(userId, end);
  return turn;
};

/**
 * Asks the signed-in user for the password again before money or a bank account changes (quality S42). Hashing is slow
 * on purpose: never call it inside a transaction. Throws 401; 422 on the field for a wrong password, or when the
 * account has none; 429 after too many attempts.
 */
export const confirmPassword = async (ctx: Context, password: string, field = 'password'): Promise<void> => {
  const { id, password_hash } = await signedInUser(ctx);
  if (password_hash === null) throw apiError.invalid({ [field]: ['password.none'] });
  const key = `confirm ${id}`;
  await inTurn(id, async () => {
    const wait = await countAttempt(ctx, key, ctx.limits.failuresPerAccountAndAddress);
    if (wait > 0) {
      securityEvent(ctx, 'password-throttled');
      throw apiError.tooMany(wait / second);
    }
    if (!(await verifyPassword(password, password_hash))) {
      securityEvent(ctx, 'password-rejected');
      throw apiError.invalid({ [field]: ['wallet.password'] });
    }
    await ctx.db.deleteFrom('failed_logins').where('key', '=', key).execute();
  });
};
