import type { Context } from '../../platform/context.ts';
import type { Audience } from './notifications.tables.ts';

/** How many notifications a user has not read, as a buyer or as the owner of a store. */
export const countNew = async (
  ctx: Context,
  userId: number,
  audience: Audience = 'buyer',
): Promise<number> => {
  const { unread } = await ctx.db
    .selectFrom('notifications')
    .select((all) => all.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('audience', '=', audience)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
};
