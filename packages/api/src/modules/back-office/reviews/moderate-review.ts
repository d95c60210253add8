import { type AdminReview, bulkUndoSeconds, type HideReason } from '@pasar/contract';
import { later, second } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { recordAudit } from '../../audit/index.ts';
import { moveStars } from '../../reviews/index.ts';
import { assertNoOpenAppeal, closeAppeals } from '../appeals/close-appeals.ts';
import { assertNotOwn, getCurrentStaffUser } from '../assert-not-own.ts';
import { writeModeration } from '../bulk/moderations.ts';
import { readReview } from './list-reviews.ts';

export interface ModerateReview {
  reviewId: number;
  /** What staff read; absent, whatever it is now. */
  version?: number | undefined;
  /** Why it is hidden; null shows it again. */
  reasonCode: HideReason | null;
  note: string;
  /**
   * One of many: what is so already is no conflict, and its author is notified once it cannot be taken back. `undo`
   * takes it back, about which nobody is notified.
   */
  how?: 'alone' | 'bulk' | 'undo';
}

const known = async (ctx: Context, id: number) => {
  const found = await readReview(ctx, id);
  if (!found) throw apiError.notFound('review.not-found');
  return found;
};

/** The row is locked here, before those of its product and store, as when a buyer changes it; undefined: not so any more. */
const changeStatus = ({ db }: Context, { reviewId, version, reasonCode }: ModerateReview) => {
  const [from, to] =
    reasonCode === null ? (['hidden', 'published'] as const) : (['published', 'hidden'] as const);
  let changed = db
    .updateTable('reviews')
    .set((e) => ({ status: to, version: e('version', '+', 1) }))
    .where('id', '=', reviewId)
    .where('status', '=', from);
  if (version !== undefined) changed = changed.where('version', '=', version);
  return changed.returning(['version', 'product_id', 'merchant_id', 'rating']).executeTakeFirst();
};

/**
 * Hides a review or shows it again (B17). It leaves or joins lists, averages and star counts in the same transaction.
 * Throws 403 for one's own review or store, 404, and 409 with the review when it is so already or was changed since.
 */
export const moderateReview = ({ ctx, input }: HandlerArgs<ModerateReview>): Promise<AdminReview> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { reviewId, reasonCode, note, how = 'alone' } = input;
    const { review: before, authorId, sellerId } = await known(ctxInTx, reviewId);
    await assertNotOwn(ctxInTx, authorId, sellerId);
    if (how !== 'alone' && (before.status === 'hidden') === (reasonCode !== null)) return before;
    const subject = { subjectType: 'review', subjectId: reviewId } as const;
    if (how === 'bulk' && reasonCode === null) await assertNoOpenAppeal(ctxInTx, subject);
    const changed = await changeStatus(ctxInTx, input);
    if (!changed) {
      const words = how === 'undo' ? 'admin.undo.changed' : 'request.conflict';
      throw apiError.conflict(words, (await known(ctxInTx, reviewId)).review);
    }
    const { product_id: productId, merchant_id: merchantId, rating } = changed;
    const [from, to] = reasonCode === null ? [null, rating] : [rating, null];
    await moveStars(ctxInTx, { productId, merchantId, from, to });
    const moderationId = await writeModeration(ctxInTx, {
      ...subject,
      moderation: reasonCode === null ? 'ok' : 'blocked',
      is_undo: how === 'undo',
      version: changed.version,
      reason_code: reasonCode,
      note,
      staff_id: getCurrentStaffUser(ctxInTx).userId,
    });
    if (reasonCode === null) await closeAppeals(ctxInTx, { ...subject, note });
    const { review: after } = await known(ctxInTx, reviewId);
    await recordAudit(ctxInTx, {
      action: reasonCode === null ? 'review.show' : 'review.hide',
      target: { type: 'review', id: reviewId },
      before: { status: before.status },
      after: {
        status: after.status,
        ...(reasonCode !== null && { reason_code: reasonCode }),
        ...(how !== 'alone' && { how }),
      },
      reason: note,
    });
    if (how === 'undo') return after;
    const said = { reviewId, reasonCode, note };
    if (how === 'alone') await emit(ctxInTx, 'admin.review-moderated', said);
    else {
      const dueAt = later(ctxInTx.clock, bulkUndoSeconds * second);
      await emit(ctxInTx, 'admin.review-moderated', { ...said, moderationId }, dueAt);
    }
    return after;
  });
