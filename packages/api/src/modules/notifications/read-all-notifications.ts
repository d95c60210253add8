import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { inList } from './in-list.ts';
import type { Audience } from './notifications.tables.ts';

/** Marks all in a list of the current user's as read. Throws 401. */
export const readAllNotifications = async ({
  ctx,
  input: { audience },
}: HandlerArgs<{ audience: Audience }>): Promise<void> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  await ctx.db
    .updateTable('notifications')
    .set({ read_at: ctx.clock.now() })
    .where(inList(ctx.actor, audience))
    .where('read_at', 'is', null)
    .execute();
};
