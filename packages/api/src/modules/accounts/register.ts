import type { HandlerArgs } from '../../platform/context.ts';
import { spendOfNetwork } from '../../platform/counters/spend-of-network.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { canonicalEmail } from './canonical-email.ts';
import type { CodeStatus } from './codes/code-status.ts';
import { issueCode } from './codes/issue-code.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { addRegistration } from './registrations/registrations.ts';

interface Registration {
  email: string;
  password: string;
}

/** A registration whose slow and counting part is done. */
export interface PreparedRegistration {
  email: string;
  password_hash: string;
}

/**
 * Counts the registration and hashes its password, before any transaction. Whether an address has an account is
 * revealed only within the rate limit. Throws 422 on `email` when it has one, 429.
 */
export const prepareRegistration = async ({
  ctx,
  input,
}: HandlerArgs<Registration>): Promise<PreparedRegistration> => {
  const email = canonicalEmail(input.email);
  await spendOfNetwork(ctx, 'registrations', { points: ctx.limits.codesPerAddress, seconds: 3_600 });
  const awake = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (awake) throw apiError.invalid({ email: ['email.taken'] });
  return { email, password_hash: await hashPassword(input.password) };
};

/**
 * Creates an unverified account, without a password, until its address is verified, and records the registration of
 * this browser: nobody who registers the same address elsewhere changes its password or voids its code. Sends a code
 * when the limits allow one. Throws 422 on `email` when the address has an account.
 */
export const register = async ({
  ctx,
  input: { email, password_hash, deviceHash },
}: HandlerArgs<PreparedRegistration & { deviceHash: string }>): Promise<{ email: string } & CodeStatus> => {
  const journey = await inTransaction(ctx, async (ctxInTx) => {
    const { clock, locale } = ctxInTx;
    const opened = await ctxInTx.db
      .insertInto('users')
      .values({ email, password_hash: null, created_at: clock.now(), locale })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ locale }).where('users.email_verified_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (!opened) throw apiError.invalid({ email: ['email.taken'] });
    const registrationId = await addRegistration(ctxInTx, { email, deviceHash, password_hash });
    return issueCode(ctxInTx, { email, purpose: 'auth-setup', deviceHash, registrationId });
  });
  securityEvent(ctx, 'account-registered');
  return { email, ...journey };
};
