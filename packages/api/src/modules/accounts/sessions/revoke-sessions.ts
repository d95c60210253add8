import type { Context } from '../../../platform/context.ts';

/** Ends every open session of a user at once, except the given one. Returns how many it ended (quality S11). */
export const revokeSessions = async (ctx: Context, userId: number, keep?: number): Promise<number> => {
  let open = ctx.db
    .updateTable('sessions')
    .set({ revoked_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now());
  if (keep !== undefined) open = open.where('id', '!=', keep);
  return (await open.returning('id').execute()).length;
};
