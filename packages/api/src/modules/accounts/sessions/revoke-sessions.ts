import type { Context } from '../../../platform/context.ts';

/** Ends every session of a person at once (quality S11). */
export const revokeSessions = async (ctx: Context, userId: number): Promise<void> => {
  await ctx.db
    .updateTable('sessions')
    .set({ revoked_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
};
