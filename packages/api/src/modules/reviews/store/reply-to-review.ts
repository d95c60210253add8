import type { endpoints, HandlerInput, StoreReview } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { readStoreReview } from './list-store-reviews.ts';
import { replyUntil } from './present-store-reviews.ts';

type Body = HandlerInput<typeof endpoints.reviews.reply>['body'];

const changeReply = async ({ db, clock }: Context, { review_id, reply }: Body): Promise<void> => {
  const before = await db
    .selectFrom('review_replies')
    .select(['text', 'created_at'])
    .where('review_id', '=', review_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.text === reply) return;
  const now = clock.now();
  if (now >= replyUntil(before.created_at)) {
    throw apiError.conflict('review.reply.closed', { reason: 'reply_closed' });
  }
  await db
    .updateTable('review_replies')
    .set({ text: reply, updated_at: now })
    .where('review_id', '=', review_id)
    .execute();
};

/**
 * The store's one reply to a review, or a change of it within 24 hours; its buyer is notified of the first (domain
 * 3.11). Throws 401, 403, 404 for reviews of other stores, 409.
 */
export const replyToReview = async ({ ctx, input }: HandlerArgs<Body>): Promise<StoreReview> => {
  const merchantId = getCurrentMerchantId(ctx);
  const { review_id, reply } = input;
  if (!(await readStoreReview(ctx, merchantId, review_id))) throw apiError.notFound('review.not-found');
  await inTransaction(ctx, async (ctxInTx) => {
    const now = ctxInTx.clock.now();
    const given = await ctxInTx.db
      .insertInto('review_replies')
      .values({ review_id, merchant_id: merchantId, text: reply, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('review_id').doNothing())
      .returning('review_id')
      .executeTakeFirst();
    if (!given) return changeReply(ctxInTx, input);
    await emit(ctxInTx, 'review.replied', { reviewId: review_id });
  });
  const shown = await readStoreReview(ctx, merchantId, review_id);
  if (!shown) throw apiError.notFound('review.not-found');
  return shown;
};
