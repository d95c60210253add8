import type { Context } from '../../../platform/context.ts';

/** Voids the codes that an address may still use, because its owner has proved who they are. */
export const closeCodes = async (ctx: Context, email: string): Promise<void> => {
  await ctx.db
    .updateTable('codes')
    .set({ closed_at: ctx.clock.now() })
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .execute();
};
