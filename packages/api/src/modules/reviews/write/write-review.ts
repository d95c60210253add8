import type { endpoints, HandlerInput } from '@pasar/contract';
import { worksFor } from '../../../platform/actor.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { moveStars } from '../tally/move-stars.ts';
import { findOwnLine, type ReviewableLine } from './find-own-line.ts';
import { listReviewImageIds, saveReviewImages } from './save-review-images.ts';

type Body = HandlerInput<typeof endpoints.reviews.write>['body'];
export type WriteReviewResult = 'new' | 'changed' | 'kept';

const nameOf = async ({ db }: Context, userId: number): Promise<string> => {
  const user = await db
    .selectFrom('users')
    .select(['fullname', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.fullname || user.username || '';
};

/** Undefined when the line has a review already; waits for a simultaneous request that writes it. */
const insertReview = async (ctx: Context, userId: number, line: ReviewableLine, body: Body) => {
  const { order_item_id, rating, text, is_anonymous } = body;
  return ctx.db
    .insertInto('reviews')
    .values({
      order_item_id,
      product_id: line.product_id,
      merchant_id: line.merchant_id,
      user_id: userId,
      author_name: await nameOf(ctx, userId),
      variant_label: line.variant_label || null,
      rating,
      text,
      is_anonymous,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('order_item_id').doNothing())
    .returning('id')
    .executeTakeFirst();
};

const sameIds = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

/** The same content again, as after a double click, is no change. Throws 409 for a second one. */
const changeReview = async (ctx: Context, line: ReviewableLine, body: Body): Promise<WriteReviewResult> => {
  const { rating, text, is_anonymous, media_ids } = body;
  const before = await ctx.db
    .selectFrom('reviews')
    .select(['id', 'rating', 'text', 'is_anonymous', 'edited_at', 'status'])
    .where('order_item_id', '=', line.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isSame = before.rating === rating && before.text === text && before.is_anonymous === is_anonymous;
  if (isSame && sameIds(await listReviewImageIds(ctx, before.id), [...new Set(media_ids)])) return 'kept';
  if (before.edited_at) throw apiError.conflict('review.edited-before', { reason: 'edited_before' });
  await ctx.db
    .updateTable('reviews')
    .set((e) => ({ rating, text, is_anonymous, edited_at: ctx.clock.now(), version: e('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute();
  await saveReviewImages(ctx, before.id, media_ids);
  // A hidden one counts nowhere and its seller does not see it; what it became counts when staff show it again.
  if (before.status === 'hidden') return 'changed';
  const { product_id: productId, merchant_id: merchantId } = line;
  await moveStars(ctx, { productId, merchantId, from: before.rating, to: rating });
  await emit(ctx, 'review.written', { reviewId: before.id, how: 'changed' });
  return 'changed';
};

/**
 * Writes the current user's review of a line of a completed order, or changes it, once; its images become public, its
 * stars count at once (domain 3.11). Throws 401, 404, 409 when it is too early or too late, 422 for images.
 */
export const writeReview = async ({ ctx, input }: HandlerArgs<Body>): Promise<WriteReviewResult> => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const { userId } = ctx.actor;
  const line = await findOwnLine(ctx, userId, input.order_item_id);
  if (worksFor(ctx.actor, line.merchant_id)) throw apiError.forbidden('review.own-store');
  return inTransaction(ctx, async (ctxInTx) => {
    const written = await insertReview(ctxInTx, userId, line, input);
    if (!written) return changeReview(ctxInTx, line, input);
    await saveReviewImages(ctxInTx, written.id, input.media_ids);
    const { product_id: productId, merchant_id: merchantId } = line;
    await moveStars(ctxInTx, { productId, merchantId, from: null, to: input.rating });
    await emit(ctxInTx, 'review.written', { reviewId: written.id, how: 'new' });
    return 'new';
  });
};
