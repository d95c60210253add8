import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { BuyerDocumentType } from './companies.tables.ts';

interface ReviewDocument {
  userId: number;
  type: BuyerDocumentType;
  staffId: number | null;
  /** Why it is rejected; null approves it. */
  refusal: string | null;
}

/** Approves or rejects a buyer's waiting document. Throws 409 when it does not wait any more. */
export const reviewDocument = async (
  ctx: Context,
  { userId, type, staffId, refusal }: ReviewDocument,
): Promise<void> => {
  const reviewed = await ctx.db
    .updateTable('user_documents')
    .set({
      status: refusal === null ? 'approved' : 'rejected',
      reason: refusal,
      reviewed_at: ctx.clock.now(),
      reviewed_by: staffId,
    })
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('status', '=', 'submitted')
    .returning('type')
    .executeTakeFirst();
  if (!reviewed) throw apiError.conflict('store.review.none');
};
