import type { Appeal, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { appealUntil, readAppealByNumber } from './read-appeal.ts';

/**
 * The current user's one appeal against a block. Throws 401, 404 for what is not blocked or belongs to others, 409 for
 * a second one and after 180 days.
 */
export const createAppeal = ({
  ctx,
  input: { moderation_id, text },
}: HandlerArgs<HandlerInput<typeof endpoints.appeals.create>['body']>): Promise<Appeal> =>
  inTransaction(ctx, async (ctxInTx: Context) => {
    const user_id = getCurrentUserId(ctxInTx);
    const { row } = await readAppealByNumber(ctxInTx, moderation_id);
    const now = ctxInTx.clock.now();
    if (now >= appealUntil(row.at)) throw apiError.conflict('appeal.late', { reason: 'late' });
    const written = await ctxInTx.db
      .insertInto('appeals')
      .values({ moderation_id, user_id, text, created_at: now })
      .onConflict((conflict) => conflict.column('moderation_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw apiError.conflict('appeal.again', { reason: 'again' });
    return (await readAppealByNumber(ctxInTx, moderation_id)).shown;
  });
