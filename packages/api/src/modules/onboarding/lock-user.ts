import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { UserRow } from '../accounts/index.ts';

/** The current user's row, locked until the end of the transaction: one save of a user at a time. Throws 401. */
export const lockUser = async (ctx: Context): Promise<UserRow> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  return ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', ctx.actor.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
};

/** Whether a user owns a store, submitted or selling. */
export const ownsStore = async (ctx: Context, userId: number): Promise<boolean> => {
  const found = await ctx.db
    .selectFrom('merchants')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
};
