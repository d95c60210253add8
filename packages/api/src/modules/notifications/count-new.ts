import type { Context } from '../../platform/context.ts';

/** How many notifications a person has not read. */
export const countNew = async (ctx: Context, userId: number): Promise<number> => {
  const { unread } = await ctx.db
    .selectFrom('notifications')
    .select((all) => all.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
};
