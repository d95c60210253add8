import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { type ApiError, apiError } from '../../../platform/http/api-error.ts';
import { randomSecret } from '../../../platform/ids.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { hashSecret } from '../authenticate.ts';
import { findTotp } from './find-totp.ts';

const ticketLifetimeMs = 5 * minute;

/**
 * The ticket of a login that has to name its second factor, too; null where the account has none. Throw
 * `toSecondFactorError` with it outside the transaction that this was called in.
 */
export const createPendingLogin = async (
  ctx: Context,
  userId: number,
  { remember = false } = {},
): Promise<string | null> => {
  if (!(await findTotp(ctx, userId))) return null;
  const ticket = randomSecret();
  await ctx.db
    .insertInto('auth_challenges')
    .values({
      user_id: userId,
      secret_hash: hashSecret(ticket),
      remember,
      expires_at: later(ctx.clock, ticketLifetimeMs),
      used_at: null,
    })
    .execute();
  securityEvent(ctx, 'second-factor-asked', { account: userId });
  return ticket;
};

export const toSecondFactorError = (ticket: string): ApiError =>
  apiError.forbidden('login.second-factor', { reason: 'second_factor', ticket });

const openTickets = (ctx: Context, ticket: string) =>
  ctx.db
    .selectFrom('auth_challenges')
    .innerJoin('users', 'users.id', 'auth_challenges.user_id')
    .where('auth_challenges.secret_hash', '=', hashSecret(ticket))
    .where('auth_challenges.used_at', 'is', null)
    .where('auth_challenges.expires_at', '>', ctx.clock.now())
    .where('users.status', '=', 'active');

/** Whose login a ticket is; null when it is unknown, used or too old. */
export const findPendingLogin = async (
  ctx: Context,
  ticket: string,
): Promise<{ id: number; userId: number; email: string; remember: boolean } | null> =>
  (await openTickets(ctx, ticket)
    .select(['auth_challenges.id', 'users.id as userId', 'users.email', 'auth_challenges.remember'])
    .executeTakeFirst()) ?? null;

/** Uses a ticket up; false when another request was faster. */
export const consumePendingLogin = async (ctx: Context, id: number): Promise<boolean> => {
  const used = await ctx.db
    .updateTable('auth_challenges')
    .set({ used_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};
