import { codeTargets } from '@pasar/contract';
import type { Context, Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { securityEvent } from '../../platform/security-event.ts';
import type { UserRow } from './accounts.tables.ts';
import { canonicalEmail } from './canonical-email.ts';
import { takeCode } from './codes/take-code.ts';
import { openSession, type SignIn } from './sessions/open-session.ts';
import { grantReset } from './sessions/reset-grant.ts';

type Verified = { to: 'auth-setup'; signIn: SignIn } | { to: 'reset-password'; grant: string };

const confirmAddress = (ctx: Context, user: UserRow): Promise<Verified> =>
  inTransaction(ctx, async (ctxInTx) => {
    const confirmed = await ctxInTx.db
      .updateTable('users')
      .set({ email_verified_at: ctx.clock.now() })
      .where('id', '=', user.id)
      .where('email_verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (confirmed) {
      await emit(ctxInTx, 'accounts.email-verified', { userId: user.id });
      securityEvent(ctxInTx, 'email-verified', { account: user.id });
    }
    return { to: 'auth-setup', signIn: await openSession(ctxInTx, user) };
  });

/**
 * Takes the code of the newest mail. A registration becomes an account and is signed in, so that the setup can open;
 * a recovery gets its grant. Throws 422 on `code`.
 */
export const verifyCode = async ({
  ctx,
  input,
}: Verb<{ email: string; code: string }>): Promise<Verified> => {
  const email = canonicalEmail(input.email);
  const purpose = await takeCode(ctx, { email, code: input.code, purposes: codeTargets, userId: null });
  const user = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!user) throw failure.invalid({ code: ['code.expired'] });
  if (purpose === 'auth-setup') return confirmAddress(ctx, user);
  return { to: 'reset-password', grant: await grantReset(ctx, user.id) };
};
