import type { StepUpMethod } from '@pasar/contract';
import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { type ApiError, apiError } from '../../../platform/http/api-error.ts';
import { randomSecret } from '../../../platform/ids.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { hashSecret } from '../authenticate.ts';
import { readFactorMethods } from './has-factor.ts';

const lifetimeMs = 5 * minute;

/** A login that has to name its second factor, too. */
export interface PendingLogin {
  pendingLogin: string;
  /** What the account can name. */
  methods: StepUpMethod[];
}

/**
 * Makes a login wait for its second factor; null where the account has none. Throw `toSecondFactorError` with it outside
 * the transaction that this was called in.
 */
export const createPendingLogin = async (
  ctx: Context,
  userId: number,
  { remember = false } = {},
): Promise<PendingLogin | null> => {
  const methods = await readFactorMethods(ctx, userId);
  if (methods.length === 0) return null;
  const pendingLogin = randomSecret();
  await ctx.db
    .insertInto('auth_challenges')
    .values({
      user_id: userId,
      secret_hash: hashSecret(pendingLogin),
      remember,
      expires_at: later(ctx.clock, lifetimeMs),
      used_at: null,
    })
    .execute();
  securityEvent(ctx, 'second-factor-asked', { account: userId });
  return { pendingLogin, methods };
};

export const toSecondFactorError = ({ pendingLogin, methods }: PendingLogin): ApiError =>
  apiError.forbidden('login.second-factor', {
    reason: 'second_factor',
    pending_login: pendingLogin,
    methods,
  });

const selectOpen = (ctx: Context, pendingLogin: string) =>
  ctx.db
    .selectFrom('auth_challenges')
    .innerJoin('users', 'users.id', 'auth_challenges.user_id')
    .where('auth_challenges.secret_hash', '=', hashSecret(pendingLogin))
    .where('auth_challenges.used_at', 'is', null)
    .where('auth_challenges.expires_at', '>', ctx.clock.now())
    .where('users.status', '=', 'active');

/** Whose login it is; null when it is unknown, used or too old. */
export const findPendingLogin = async (
  ctx: Context,
  pendingLogin: string,
): Promise<{ id: number; userId: number; email: string; remember: boolean } | null> =>
  (await selectOpen(ctx, pendingLogin)
    .select(['auth_challenges.id', 'users.id as userId', 'users.email', 'auth_challenges.remember'])
    .executeTakeFirst()) ?? null;

/** Uses it up; false when another request was faster. */
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
