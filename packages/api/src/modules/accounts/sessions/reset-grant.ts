import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { randomSecret } from '../../../platform/ids.ts';
import { hashSecret } from '../authenticate.ts';

/** quality S2. */
export const grantLifetimeMs = 10 * minute;

/** Gives a browser the right to set a new password once; returns its secret. */
export const grantReset = async (ctx: Context, userId: number, deviceHash: string): Promise<string> => {
  const secret = randomSecret();
  await ctx.db
    .insertInto('reset_grants')
    .values({
      user_id: userId,
      token_hash: hashSecret(secret),
      expires_at: later(ctx.clock, grantLifetimeMs),
      used_at: null,
      device_hash: deviceHash,
    })
    .execute();
  return secret;
};

/** Whether a grant could be used now. */
export const isOpenGrant = async (ctx: Context, secret: string): Promise<boolean> => {
  const found = await ctx.db
    .selectFrom('reset_grants')
    .select('id')
    .where('token_hash', '=', hashSecret(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return found !== undefined;
};

/** Revokes every right to set a new password that a user still has. */
export const closeGrants = async (ctx: Context, userId: number): Promise<void> => {
  await ctx.db
    .updateTable('reset_grants')
    .set({ used_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
};

/**
 * Uses a grant up and returns whose password it is about, and in which browser; null when it is unknown, used or too
 * old.
 */
export const consumeGrant = async (
  ctx: Context,
  secret: string,
): Promise<{ userId: number; deviceHash: string | null } | null> => {
  const now = ctx.clock.now();
  const used = await ctx.db
    .updateTable('reset_grants')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecret(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'device_hash'])
    .executeTakeFirst();
  return used ? { userId: used.user_id, deviceHash: used.device_hash } : null;
};
