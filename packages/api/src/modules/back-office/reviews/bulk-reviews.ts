import type { BulkResult, endpoints, HandlerInput, HideReason } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { eachRow } from '../bulk/each-row.ts';
import { findTakenBack } from '../bulk/moderations.ts';
import { moderateReview } from './moderate-review.ts';

type Body = HandlerInput<typeof endpoints.adminReviews.bulk>['body'];

const undo = (ctx: Context, reviewId: number) =>
  inTransaction(ctx, async (ctxInTx) => {
    const back = await findTakenBack(ctxInTx, { subjectType: 'review', subjectId: reviewId });
    if (!back) return;
    // Reasons of reviews are written about reviews alone.
    const reasonCode = back.reasonCode as HideReason | null;
    const { note, version } = back;
    await moderateReview({ ctx: ctxInTx, input: { reviewId, version, reasonCode, note, how: 'undo' } });
  });

/** Hides reviews, shows them again, or takes that back; each by itself (B8). */
export const bulkReviews = ({ ctx, input }: HandlerArgs<Body>): Promise<BulkResult> =>
  eachRow(
    ctx,
    input.reviews,
    ({ review_id }) => Number(review_id),
    ({ review_id: reviewId, version }) => {
      if (input.action === 'undo') return undo(ctx, reviewId);
      const decision =
        input.action === 'hide'
          ? { reasonCode: input.reason_code, note: input.note }
          : { reasonCode: null, note: input.reason };
      return moderateReview({ ctx, input: { reviewId, version, ...decision, how: 'bulk' } });
    },
  );
