import type { Verb } from '../../platform/context.ts';
import { spendOfNetwork } from '../../platform/counters/spend-of-network.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { securityEvent } from '../../platform/security-event.ts';
import { canonicalEmail } from './canonical-email.ts';
import { issueCode } from './codes/issue-code.ts';
import { hashPassword } from './passwords/password-hash.ts';

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
 * Counts the registration and hashes its password, before any transaction: whether an address has an account is told
 * only to who has not asked too often. Throws 422 on `email` when it has one, 429.
 */
export const prepareRegistration = async ({
  ctx,
  input,
}: Verb<Registration>): Promise<PreparedRegistration> => {
  const email = canonicalEmail(input.email);
  await spendOfNetwork(ctx, 'registrations', { points: ctx.limits.codesPerAddress, seconds: 3_600 });
  const awake = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (awake) throw failure.invalid({ email: ['email.taken'] });
  return { email, password_hash: await hashPassword(input.password) };
};

/**
 * Opens an account that is asleep until its address is verified, and sends a code. Registering a sleeping account
 * again sends again, and its newest password counts. Throws 422 on `email` when the address has an account, 429 when
 * too many codes were asked for.
 */
export const register = async ({
  ctx,
  input: { email, password_hash },
}: Verb<PreparedRegistration>): Promise<{ email: string }> => {
  await inTransaction(ctx, async (ctxInTx) => {
    const opened = await ctxInTx.db
      .insertInto('users')
      .values({ email, password_hash, created_at: ctx.clock.now(), locale: ctx.locale })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ password_hash, locale: ctx.locale })
          .where('users.email_verified_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (!opened) throw failure.invalid({ email: ['email.taken'] });
    await issueCode(ctxInTx, { email, purpose: 'auth-setup' });
  });
  securityEvent(ctx, 'account-registered');
  return { email };
};
