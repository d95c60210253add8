import type { SavedView } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { getCurrentUser } from '../../platform/http/get-current-user.ts';

/** Own views of a list, and for staff those that colleagues share, by name. */
export const listSavedViews = async ({ ctx, input }: HandlerArgs<{ page: string }>): Promise<SavedView[]> => {
  const { userId, staffRoles = [] } = getCurrentUser(ctx);
  const rows = await ctx.db
    .selectFrom('saved_views')
    .select(['id', 'user_id', 'name', 'query', 'is_shared'])
    .where('page', '=', input.page)
    .where((e) =>
      staffRoles.length > 0
        ? e.or([e('user_id', '=', userId), e('is_shared', '=', true)])
        : e('user_id', '=', userId),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, ...view }) => ({ ...view, is_mine: user_id === userId }));
};
