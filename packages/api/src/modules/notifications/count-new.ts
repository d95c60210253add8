import type { SignedInUser } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { inList } from './in-list.ts';
import type { Audience } from './notifications.tables.ts';

/** How many notifications a user has not read, as a buyer or as one who works for a store. */
export const countNew = async (
  ctx: Context,
  user: Pick<SignedInUser, 'userId' | 'merchantId'>,
  audience: Audience = 'buyer',
): Promise<number> => {
  const { unread } = await ctx.db
    .selectFrom('notifications')
    .select((all) => all.fn.countAll<number>().as('unread'))
    .where(inList(user, audience))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
};
