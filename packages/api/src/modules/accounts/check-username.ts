import { sql } from 'kysely';
import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';

/** Usernames must not be listed by guessing them one by one (quality S9). */
const allowance = { points: 60, seconds: 60 };

/** Succeeds when the username is free or the current user's own, in any case. Throws 422 when taken, 401, 429. */
export const checkUsername = async ({
  ctx,
  input: { username },
}: HandlerArgs<{ username: string }>): Promise<{ username: string }> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  await ctx.rates.spend('username checks', ctx.actor.userId, allowance);
  const taken = await ctx.db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .where('id', '!=', ctx.actor.userId)
    .executeTakeFirst();
  if (taken) throw apiError.invalid({ username: ['username.taken'] });
  return { username };
};
