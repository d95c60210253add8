import type { SocialProvider } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import type { UserRow } from '../accounts.tables.ts';
import { closeCodes } from '../codes/close-codes.ts';
import { endRegistrations } from '../registrations/registrations.ts';
import type { Proof } from './proof.ts';

const linkedAccount = (ctx: Context, provider: SocialProvider, { subject }: Proof) =>
  ctx.db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('identities.provider', '=', provider)
    .where('identities.subject', '=', subject)
    .executeTakeFirst();

/** Creates an account, or waits for a simultaneous request that creates it. */
const openAccount = async (ctx: Context, email: string, { name }: Proof): Promise<UserRow> => {
  await ctx.db
    .insertInto('users')
    .values({ email, fullname: name, locale: ctx.locale, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return ctx.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

/**
 * An address that nobody had confirmed now has an owner. The password of a registration may be an attacker's who
 * waited for exactly this, so it is discarded.
 */
const wakeUp = async (ctx: Context, user: UserRow): Promise<UserRow> => {
  await closeCodes(ctx, user.email);
  await endRegistrations(ctx, user.email);
  await emit(ctx, 'accounts.email-verified', { userId: user.id });
  securityEvent(ctx, 'email-verified', { account: user.id });
  return ctx.db
    .updateTable('users')
    .set({ email_verified_at: ctx.clock.now(), password_hash: null })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/**
 * The account of a user whom a provider has confirmed: by the provider's number, else, once, by an address that the
 * provider confirms as theirs, which creates an account when it has none. Call it in a transaction. Throws 403 for an
 * address that is not verified there, with the same message whether or not it has an account, and for suspended ones.
 */
export const accountOfIdentity = async (
  ctx: Context,
  provider: SocialProvider,
  proof: Proof,
): Promise<UserRow> => {
  const linked = await linkedAccount(ctx, provider, proof);
  if (linked) return linked;
  const { email, emailVerified, subject } = proof;
  if (email === null || !emailVerified) {
    securityEvent(ctx, 'identity-rejected', { provider, reason: 'unverified address' });
    throw apiError.forbidden('social.email-unverified');
  }
  const found = await openAccount(ctx, email, proof);
  if (found.status === 'suspended') throw apiError.forbidden('login.suspended');
  const link = await ctx.db
    .insertInto('identities')
    .values({ user_id: found.id, provider, subject, email_at_link: email, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another tab of the same user linked it just now.
  if (!link) return (await linkedAccount(ctx, provider, proof)) ?? found;
  securityEvent(ctx, 'identity-linked', { account: found.id, provider });
  if (found.email_verified_at === null) return wakeUp(ctx, found);
  await emit(ctx, 'accounts.notice', {
    to: email,
    locale: found.locale,
    notice: `${provider}-linked`,
    userId: found.id,
  });
  return found;
};
