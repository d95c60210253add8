import type { Verb } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

/** Marks one of the asker's notifications as read. Throws 401, and 404 for one of somebody else. */
export const readNotification = async ({ ctx, input: { id } }: Verb<{ id: number }>): Promise<void> => {
  if (ctx.actor.kind !== 'user') throw failure.unauthorized();
  const mine = await ctx.db
    .selectFrom('notifications')
    .select('read_at')
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.userId)
    .executeTakeFirst();
  if (!mine) throw failure.notFound();
  if (mine.read_at) return;
  await ctx.db.updateTable('notifications').set({ read_at: ctx.clock.now() }).where('id', '=', id).execute();
};
