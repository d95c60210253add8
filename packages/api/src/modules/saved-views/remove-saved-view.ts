import type { SavedView } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { listSavedViews } from './list-saved-views.ts';

/** Deletes an own view; answers with those that are left of its list. Throws 404 for others' views. */
export const removeSavedView = async ({ ctx, input }: HandlerArgs<{ id: number }>): Promise<SavedView[]> => {
  const userId = getCurrentUserId(ctx);
  const gone = await ctx.db
    .deleteFrom('saved_views')
    .where('id', '=', input.id)
    .where('user_id', '=', userId)
    .returning('page')
    .executeTakeFirst();
  if (!gone) throw apiError.notFound();
  return listSavedViews({ ctx, input: gone });
};
