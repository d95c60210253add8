import type { Verb } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

/** Marks all of the asker's notifications as read. Throws 401. */
export const readAllNotifications = async ({ ctx }: Verb<null>): Promise<void> => {
  if (ctx.actor.kind !== 'user') throw failure.unauthorized();
  await ctx.db
    .updateTable('notifications')
    .set({ read_at: ctx.clock.now() })
    .where('user_id', '=', ctx.actor.userId)
    .where('read_at', 'is', null)
    .execute();
};
