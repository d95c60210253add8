import { second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { countAttempt } from '../login-throttle.ts';
import { findTotp } from './find-totp.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp-code.ts';

/** Accepts the code of a step once: of two requests at once with the same code one wins. */
const takeStep = async (ctx: Context, userId: number, code: string): Promise<boolean> => {
  const app = await findTotp(ctx, userId);
  const step = app ? findTotpStep(ctx, app.secret_sealed, code) : null;
  if (step === null) return false;
  const taken = await ctx.db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
};

interface Attempt {
  userId: number;
  code: string;
  /** Whose failures they are: those of a session or of a browser that is known, which strangers cannot use up. */
  key: string;
  /** Counts for the account in total, too: guesses from many networks. */
  total?: boolean;
}

const countFailure = async (ctx: Context, { userId, key, total }: Attempt): Promise<number> => {
  const { failuresPerAccountAndAddress, failuresPerAccount } = ctx.limits;
  const own = await countAttempt(ctx, `factor ${key}`, failuresPerAccountAndAddress);
  return own || (total ? await countAttempt(ctx, `factor ${userId}`, failuresPerAccount) : 0);
};

const forgive = async (ctx: Context, { userId, key, total }: Attempt): Promise<void> => {
  const counters = [`factor ${key}`, ...(total ? [`factor ${userId}`] : [])];
  await ctx.db.deleteFrom('failed_logins').where('key', 'in', counters).execute();
};

/**
 * Checks a code of the authenticator app or a recovery code, and uses it up. Failures wait as those of logins do
 * (quality S7). Call it outside a transaction: an attempt must stay counted. Throws 422 on `code`, 429 after too many
 * attempts, for the right code too.
 */
export const proveFactor = async (ctx: Context, attempt: Attempt): Promise<'totp' | 'recovery'> => {
  const { userId, code } = attempt;
  const wait = await countFailure(ctx, attempt);
  if (wait > 0) {
    securityEvent(ctx, 'factor-throttled', { account: userId });
    throw apiError.tooMany(wait / second);
  }
  const digits = code.replaceAll(/\s/g, '');
  const isTotp = /^\d{6}$/.test(digits);
  const isRight = isTotp ? await takeStep(ctx, userId, digits) : await takeRecoveryCode(ctx, userId, code);
  if (!isRight) {
    securityEvent(ctx, 'factor-rejected', { account: userId, method: isTotp ? 'totp' : 'recovery' });
    throw apiError.invalid({ code: ['factor.wrong'] });
  }
  await forgive(ctx, attempt);
  return isTotp ? 'totp' : 'recovery';
};
