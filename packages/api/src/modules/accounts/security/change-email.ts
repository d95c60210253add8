import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { issueCode } from '../codes/issue-code.ts';
import { signedInUser } from '../signed-in-user.ts';

/** Nobody may find out who has an account by requesting one address after the other. */
const allowance = { points: 10, seconds: 3_600 };

/**
 * Sends a code to the new address of the current user; nothing changes before it is confirmed (quality S42).
 * The route has checked the password. Throws 401; 422 on `email` when it is theirs already or has an account; 429.
 */
export const changeEmail = async ({
  ctx,
  input,
}: HandlerArgs<{ email: string }>): Promise<{ email: string; wait: number }> => {
  const user = await signedInUser(ctx);
  await ctx.rates.spend('email changes', user.id, allowance);
  const email = canonicalEmail(input.email);
  if (email === user.email) throw apiError.invalid({ email: ['email.same'] });
  const taken = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (taken) throw apiError.invalid({ email: ['email.taken'] });
  const { code, wait } = await issueCode(ctx, {
    email,
    purpose: 'change-email',
    userId: user.id,
    deviceHash: null,
  });
  if (code !== 'sent') throw apiError.tooMany(wait, 'code.wait');
  securityEvent(ctx, 'email-change-requested');
  return { email, wait };
};
