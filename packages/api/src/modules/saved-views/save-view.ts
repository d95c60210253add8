import { type endpoints, type HandlerInput, mostSavedViews, type SavedView } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUser } from '../../platform/http/get-current-user.ts';
import { createMessage } from '../../platform/message.ts';
import { listSavedViews } from './list-saved-views.ts';

type Body = HandlerInput<typeof endpoints.savedViews.save>['body'];

/**
 * Saves the filters of a list; the same name replaces them. Answers with all views of the list. Throws 403 for sharing
 * by others than staff, 409 beyond the limit.
 */
export const saveView = ({ ctx, input }: HandlerArgs<Body>): Promise<SavedView[]> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock } = ctxInTx;
    const { userId, staffRoles = [] } = getCurrentUser(ctxInTx);
    if (input.is_shared && !(staffRoles.length > 0 && input.page.startsWith('/admin')))
      throw apiError.forbidden();
    // Two saves at once must not both be the last that fits.
    await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    await db
      .insertInto('saved_views')
      .values({ ...input, user_id: userId, created_at: clock.now() })
      .onConflict((on) =>
        on
          .columns(['user_id', 'page', 'name'])
          .doUpdateSet({ query: input.query, is_shared: input.is_shared }),
      )
      .execute();
    const views = await listSavedViews({ ctx: ctxInTx, input });
    if (views.filter(({ is_mine }) => is_mine).length > mostSavedViews)
      throw apiError.conflict(createMessage('saved-view.full', { max: mostSavedViews }));
    return views;
  });
