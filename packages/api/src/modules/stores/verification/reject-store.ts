import '../stores.events.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { lockStore } from '../lock-store.ts';
import { recordStoreEvent } from '../record-store-event.ts';
import type { StoreRejection } from '../stores.events.ts';
import { closeRequest } from './open-request.ts';
import { rejectPart } from './reject-part.ts';
import { openItems } from './verification-items.ts';

export interface RejectStore {
  merchantId: number;
  staffId: number | null;
  /** At least one; the seller reads them at the fields. */
  reasons: readonly StoreRejection[];
}

/** For a store that sells, only submitted parts can be rejected. */
const demandWaiting = async (ctx: Context, { merchantId, reasons }: RejectStore) => {
  const waiting = new Set(
    (await openItems(ctx, merchantId)).flatMap(({ field, status }) => (status === 'submitted' ? field : [])),
  );
  const others = reasons.filter(({ field }) => !waiting.has(field));
  if (others.length > 0)
    throw apiError.invalid(Object.fromEntries(others.map(({ field }) => [field, ['store.review.none']])));
};

/**
 * Rejects parts of a store, each with its reason. A submitted store is then rejected until it is submitted again; a
 * selling one goes on selling, and its withdrawals wait. Throws 404, 409 for a store in another state, and 422 without
 * reasons or for parts of a selling store that do not wait (domain 3.3).
 */
export const rejectStore = (
  ctx: Context,
  input: RejectStore & { result?: 'decided' | 'expired' },
): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { merchantId, staffId } = input;
    const reasons = input.reasons.map(({ field, reason }) => ({ field, reason }));
    if (reasons.length === 0) throw apiError.invalid({ reasons: ['field.required'] });
    const { verification_status } = await lockStore(ctxInTx, merchantId);
    if (verification_status === 'approved') await demandWaiting(ctxInTx, input);
    else if (verification_status !== 'submitted')
      throw apiError.conflict('store.moved', { verification_status });
    for (const refusal of reasons) await rejectPart(ctxInTx, { merchantId, staffId, ...refusal });
    const reason = reasons.map((refusal) => refusal.reason).join('; ');
    if (verification_status === 'submitted') {
      await closeRequest(ctxInTx, merchantId, input.result ?? 'decided');
      await ctxInTx.db
        .updateTable('merchants')
        .set({ verification_status: 'rejected', verify_due_at: null, reject_reason: reason })
        .where('id', '=', merchantId)
        .execute();
    }
    await recordStoreEvent(ctxInTx, { merchantId, action: 'reject', reason, details: { reasons } });
    await emit(ctxInTx, 'store.rejected', { merchantId, reasons });
  });
