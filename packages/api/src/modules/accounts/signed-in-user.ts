import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { UserRow } from './accounts.tables.ts';

/** The row of the current user. Throws 401 for visitors. */
export const signedInUser = async (ctx: Context): Promise<UserRow> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  return ctx.db.selectFrom('users').selectAll().where('id', '=', ctx.actor.userId).executeTakeFirstOrThrow();
};
