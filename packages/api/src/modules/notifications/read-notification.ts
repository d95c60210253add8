import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { Audience } from './notifications.tables.ts';

/**
 * Marks one in a list of the current user's as read. Throws 401, and 404 for one of somebody else or of the other
 * list.
 */
export const readNotification = async ({
  ctx,
  input: { id, audience },
}: HandlerArgs<{ id: number; audience: Audience }>): Promise<void> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const mine = await ctx.db
    .selectFrom('notifications')
    .select('read_at')
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.userId)
    .where('audience', '=', audience)
    .executeTakeFirst();
  if (!mine) throw apiError.notFound();
  if (mine.read_at) return;
  await ctx.db.updateTable('notifications').set({ read_at: ctx.clock.now() }).where('id', '=', id).execute();
};
